/** Make a puzzle: from a new board of any game, an existing puzzle, or a draft. */
import './workshop.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Picture } from '../draw/picture.tsx';
import { records, refreshRecords } from '../game/store/saved-games.ts';
import type { GameRecord } from '../game/store/records.ts';
import { download } from '../library/files.ts';
import { removeGames } from '../library/remove-games.ts';
import { artOf, finished, tintOf } from '../library/scenes.ts';
import { StorageNote } from '../library/storage-note.tsx';
import { Icon } from '../shell/icons.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { go, routeHash } from '../shell/route.ts';
import { settings } from '../shell/settings.ts';
import { agoText, gameName, words } from '../shell/words/index.ts';
import { togetherTexts } from '../together/together-words.ts';
import { publishedText, type EditableGame } from 'edgewise/workshop';
import { blankDraft, editableGames, gameOfDraft, newDraft } from './draft.ts';
import { keptDraft, type KeptDraft } from './drafted.ts';
import { openForMaking } from './open.ts';

export function MakeScreen() {
  useEffect(() => void refreshRecords(), []);
  const all = words.value;
  return (
    <main id="main" class="page make-page" tabIndex={-1}>
      <PageHead title={all.makeTitle} />
      <StorageNote />
      <p class="soft">{all.makeIntro}</p>
      <section aria-labelledby="make-new">
        <h2 id="make-new">{all.makeNew}</h2>
        <div class="make-games">
          {editableGames().map((game) => (
            <NewDraft key={game.id} game={game} />
          ))}
        </div>
      </section>
      <OpenForm />
      <Drafts />
      {settings.value.together === 'on' ? (
        <p>
          <a class="button quiet" href={routeHash({ at: 'collect' })}>
            {togetherTexts.value.collect}
          </a>
        </p>
      ) : null}
    </main>
  );
}

function NewDraft({ game }: { game: EditableGame }) {
  const scene = useMemo(() => artOf(game), [game]);
  const begin = async () => go({ at: 'draft', id: await newDraft(game, blankDraft(game)) });
  return (
    <button
      type="button"
      class="card make-game"
      aria-label={words.value.makeNewOf(gameName(game))}
      onClick={() => void begin()}
    >
      <span class={`make-art ${tintOf(game)}`}>{scene ? <Picture scene={scene} /> : null}</span>
      <strong>{gameName(game)}</strong>
    </button>
  );
}

function OpenForm() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const all = words.value;
  const open = async () => setProblem((await openForMaking(text)) ?? '');
  return (
    <form
      class="card group make-open"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <label for="make-text">{all.makeOpenLabel}</label>
      <textarea
        id="make-text"
        rows={2}
        value={text}
        spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p class="problem" role="alert">
        {problem}
      </p>
      <button type="submit" class="quiet" disabled={text.trim() === ''}>
        {all.makeOpen}
      </button>
    </form>
  );
}

function Drafts() {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const drafts = records.value.filter(({ game }) => gameOfDraft(game));
  const chosen = drafts.filter(({ id }) => picked.includes(id));
  const all = words.value;
  const pick = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]);
  if (!drafts.length)
    return (
      <section aria-labelledby="drafts-title">
        <h2 id="drafts-title">{all.drafts}</h2>
        <p class="soft">{all.draftsNone}</p>
      </section>
    );
  return (
    <section aria-labelledby="drafts-title">
      <div class="section-head">
        <h2 id="drafts-title">{all.drafts}</h2>
        {chosen.length ? (
          <button type="button" class="quiet" onClick={() => saveSet(chosen)}>
            <Icon name="download" />
            {all.draftsSave(chosen.length)}
          </button>
        ) : (
          <p class="soft">{all.draftsHelp}</p>
        )}
      </div>
      <ul class="drafts">
        {drafts.map((record) => (
          <DraftRow
            key={record.id}
            record={record}
            isPicked={picked.includes(record.id)}
            onPick={() => pick(record.id)}
          />
        ))}
      </ul>
    </section>
  );
}

const titleOf = ({ game, draft }: KeptDraft): string =>
  draft.heading.title ?? words.value.draftUntitled(gameName(game));

/** Each as it would be published, in the order of the list. */
function saveSet(chosen: readonly GameRecord[]): void {
  const texts = chosen.flatMap((record) => {
    const kept = keptDraft(record);
    return kept ? [`${publishedText(kept.game, kept.draft)}\n`] : [];
  });
  download('puzzles.txt', 'text/plain', texts.join(''));
}

interface RowProps {
  readonly record: GameRecord;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

function DraftRow({ record, isPicked, onPick }: RowProps) {
  const kept = useMemo(() => keptDraft(record), [record.now]);
  const scene = useMemo(() => kept && finished(kept.game.edit.scene(kept.draft.design)), [kept]);
  const game = gameOfDraft(record.game);
  if (!game) return null;
  const name = gameName(game);
  const title = kept ? titleOf(kept) : words.value.draftUntitled(name);
  return (
    <li class="card draft-row">
      <label class="tick draft-pick">
        <input
          type="checkbox"
          checked={isPicked}
          onChange={onPick}
          aria-label={words.value.draftPick(title)}
        />
      </label>
      <a href={routeHash({ at: 'draft', id: record.id })}>
        <span class="draft-thumb">{scene ? <Picture scene={scene} /> : null}</span>
        <span>
          <strong>{title}</strong>
          <span class="soft">
            {name} · {agoText(record.played, Date.now())}
          </span>
        </span>
      </a>
      <button
        type="button"
        class="plain remove"
        aria-label={`${words.value.remove}: ${title}`}
        onClick={() => void removeGames([record.id], words.value.draftRemoved)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
