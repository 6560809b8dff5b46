/**
 * Two answers: what breaks a rule now, and whether everything so far is right. Places are shown only on request,
 * and what is merely unfinished is not reported.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Issue } from 'edgewise';
import { ask } from '../game/jobs.ts';
import { showPanel } from '../game/panel.ts';
import { seen, type OpenGame } from '../game/open-game.ts';
import { pressHint } from '../hint/ask-hint.ts';
import { Icon } from '../shell/icons.tsx';
import { useInView } from '../shell/in-view.ts';
import { Said } from '../shell/said.tsx';
import { gameSays, words } from '../shell/words/index.ts';

const SHOWN = 8;

export function CheckCard({ now }: { now: OpenGame }) {
  const { wrong } = seen(now, 'position', 'check').check;
  const card = useInView();
  const places = [...wrong].sort((a, b) => a.at.length - b.at.length);
  return (
    <section ref={card} class="card sheet check-card" aria-labelledby="check-title">
      <header>
        <h2 id="check-title">
          <Icon name="check" />
          {words.value.checkTitle}
        </h2>
        <button
          type="button"
          class="plain"
          aria-label={words.value.close}
          onClick={() => showPanel(now, 'none')}
        >
          <Icon name="close" />
        </button>
      </header>
      {places.length ? <Places now={now} places={places} /> : <Verdict now={now} />}
    </section>
  );
}

function Places({ now, places }: { now: OpenGame; places: readonly Issue[] }) {
  const { check } = seen(now, 'position', 'check');
  const [isOpen, setOpen] = useState(check.picked !== undefined);
  const isShown = isOpen || check.picked !== undefined;
  return (
    <>
      <p role="status" class="verdict">
        {words.value.checkPlaces(places.length)}
      </p>
      {isShown ? (
        <ul class="issues">
          {places.slice(0, SHOWN).map((issue) => (
            <IssueRow key={`${issue.code} ${issue.at.join()}`} now={now} issue={issue} />
          ))}
        </ul>
      ) : (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            setOpen(true);
            check.pick(check.issues.findIndex((each) => each === places[0]));
          }}
        >
          {words.value.checkShow}
        </button>
      )}
      {isShown && places.length > SHOWN ? (
        <p class="soft small">{words.value.checkMore(places.length - SHOWN)}</p>
      ) : null}
      {places.length > 1 ? <p class="soft small keys-only">{words.value.checkStep}</p> : null}
    </>
  );
}

/** No rule is broken: is everything right so far? The answer agrees with the hint's, since both ask the solver. */
function Verdict({ now }: { now: OpenGame }) {
  const canStay = useSolvable(now);
  const all = words.value;
  const text =
    canStay === undefined
      ? all.checkRules
      : canStay
        ? gameSays(now.game, { code: 'play-check-good' })
        : all.checkAstray;
  return (
    <>
      <p role="status" class={canStay === false ? 'verdict' : 'verdict good'}>
        {canStay === 'busy' ? all.checkBusy : text}
      </p>
      {canStay === false ? (
        <button type="button" class="quiet" onClick={() => pressHint(now)}>
          {all.checkShow}
        </button>
      ) : null}
    </>
  );
}

/** `undefined`: nobody knows. */
function useSolvable(now: OpenGame): boolean | 'busy' | undefined {
  const [answer, setAnswer] = useState<boolean | 'busy' | undefined>('busy');
  const { version } = seen(now, 'position');
  useEffect(() => {
    const stop = new AbortController();
    setAnswer('busy');
    ask('asked', (api, job, on) => api.solvable(job, now.session.save(), on), stop.signal)
      .then(setAnswer)
      .catch(() => {
        if (!stop.signal.aborted) setAnswer(undefined);
      });
    return () => stop.abort();
  }, [now, version]);
  return answer;
}

function IssueRow({ now, issue }: { now: OpenGame; issue: Issue }) {
  const { check } = seen(now, 'position', 'check');
  const index = check.issues.indexOf(issue);
  return (
    <li>
      <button
        type="button"
        class="issue wrong"
        aria-pressed={check.picked === index}
        onClick={() => check.pick(index)}
      >
        <span class="badge" aria-hidden="true">
          !
        </span>
        <span>
          <Said game={now.game} labels={[issue]} />
        </span>
      </button>
    </li>
  );
}
