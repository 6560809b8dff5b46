/** Everything that is wrong and everything that is left, each with its place on the board. */
import type { Issue } from 'edgewise';
import { showPanel } from '../game/panel.ts';
import { seen, type OpenGame } from '../game/open-game.ts';
import { gameSays, words } from '../shell/words/index.ts';
import { Icon } from '../shell/icons.tsx';

const SHOWN = 30;

export function CheckCard({ now }: { now: OpenGame }) {
  const { issues, wrong, todo } = seen(now, 'position', 'check').check;
  return (
    <section class="card sheet check-card" aria-labelledby="check-title">
      <header>
        <h2 id="check-title">{words.value.checkTitle}</h2>
        <button
          type="button"
          class="plain"
          aria-label={words.value.close}
          onClick={() => showPanel(now, 'none')}
        >
          <Icon name="close" />
        </button>
      </header>
      {wrong.length ? (
        <Group now={now} title={words.value.checkWrong} some={wrong} />
      ) : (
        <p role="status" class="good">
          {words.value.checkGood}
        </p>
      )}
      {todo.length ? <Group now={now} title={words.value.checkTodo} some={todo} /> : null}
      {issues.length > 1 ? <p class="soft small wide-only">{words.value.checkStep}</p> : null}
    </section>
  );
}

const Group = ({ now, title, some }: { now: OpenGame; title: string; some: readonly Issue[] }) => (
  <>
    <h3>
      {title} <span class="soft">{some.length}</span>
    </h3>
    <ul class="issues">
      {some.slice(0, SHOWN).map((issue) => (
        <IssueRow key={`${issue.code} ${issue.at.join()}`} now={now} issue={issue} />
      ))}
    </ul>
    {some.length > SHOWN ? <p class="soft small">{words.value.checkMore(some.length - SHOWN)}</p> : null}
  </>
);

function IssueRow({ now, issue }: { now: OpenGame; issue: Issue }) {
  const { check } = seen(now, 'position', 'check');
  const index = check.issues.indexOf(issue);
  return (
    <li>
      <button
        type="button"
        class={`issue ${issue.kind}`}
        aria-pressed={check.picked === index}
        onClick={() => check.pick(index)}
      >
        <span class="badge" aria-hidden="true">
          {issue.kind === 'wrong' ? '!' : '·'}
        </span>
        <span>{gameSays(now.game, issue)}</span>
      </button>
    </li>
  );
}
