/** A collection: the player's own and other puzzles, with a title, an author and a note, under one link. */
import './together.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { CopyField } from '../library/copy-field.tsx';
import { records, refreshRecords } from '../game/store/saved-games.ts';
import type { GameRecord } from '../game/store/records.ts';
import { notify } from '../shell/announce.ts';
import { gameById } from '../shell/engine.ts';
import { PageHead } from '../shell/page-head.tsx';
import { routeHash } from '../shell/route.ts';
import { settings } from '../shell/settings.ts';
import { agoText, gameName, words } from '../shell/words/index.ts';
import { account } from './account.ts';
import { readPuzzles } from './collecting.ts';
import { publish, type PuzzleToShare } from './publish.ts';
import { SharedFields } from './shared-fields.tsx';
import type { SharedTexts } from './shared-texts.ts';
import { togetherTexts } from './together-words.ts';

interface Props {
  /** The puzzle of a draft, of any game; undefined for a game being played. */
  readonly draftedIn: (record: GameRecord) => (PuzzleToShare & { readonly game: string }) | undefined;
}

interface Choice extends PuzzleToShare {
  readonly id: string;
  readonly label: string;
  readonly isDraft: boolean;
}

const MOST = 60; // games offered; older ones can be pasted

export function CollectScreen(props: Props) {
  const texts = togetherTexts.value;
  useEffect(() => void refreshRecords(), []);
  return (
    <main id="main" class="page collect-page" tabIndex={-1}>
      <PageHead title={texts.collect} />
      {settings.value.together === 'on' ? (
        <Collect {...props} />
      ) : (
        <p>
          {texts.collectOff} <a href={routeHash({ at: 'settings' })}>{words.value.settings}</a>
        </p>
      )}
    </main>
  );
}

/** Each puzzle once, drafts before games. */
function choicesIn(all: readonly GameRecord[], draftedIn: Props['draftedIn']): readonly Choice[] {
  const seen = new Set<string>();
  const choices = all.flatMap((record): readonly Choice[] => {
    const drafted = draftedIn(record);
    const { puzzle, title } = drafted ?? { puzzle: record.puzzle, title: record.heading?.title ?? '' };
    const game = gameById(drafted?.game ?? record.game);
    if (!game || seen.has(puzzle)) return [];
    seen.add(puzzle);
    const label = [title, gameName(game), agoText(record.played, Date.now())].filter(Boolean).join(' · ');
    return [{ id: record.id, puzzle, title: title.slice(0, 80), label, isDraft: drafted !== undefined }];
  });
  return choices.slice(0, MOST);
}

function Collect({ draftedIn }: Props) {
  const texts = togetherTexts.value;
  const all = records.value;
  const choices = useMemo(() => choicesIn(all, draftedIn), [all, draftedIn]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [others, setOthers] = useState('');
  const [value, setValue] = useState<SharedTexts>({
    title: '',
    author: account.value.name,
    note: '',
    listed: false,
  });
  const [problem, setProblem] = useState('');
  const [made, setMade] = useState<{ readonly code: string; readonly link: string }>();
  const make = async () => {
    const read = readPuzzles(others);
    if (!read.ok) return setProblem(read.problem);
    const own = chosen.flatMap((id) => choices.find((each) => each.id === id) ?? []);
    const puzzles = [...own, ...read.puzzles].map(({ puzzle, title }) => ({ puzzle, title }));
    if (!puzzles.length) return setProblem(texts.collectNone);
    setProblem('');
    const answer = await publish(value, puzzles);
    if (answer.ok) setMade(answer.value);
    else notify(answer.message || texts.failed, 'wrong');
  };
  const group = (isDraft: boolean, title: string) => (
    <Choices
      title={title}
      choices={choices.filter((each) => each.isDraft === isDraft)}
      chosen={chosen}
      onChange={setChosen}
    />
  );
  return (
    <form
      class="together-form"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <p class="soft">{texts.collectIntro}</p>
      {group(true, texts.collectDrafts)}
      {group(false, texts.collectGames)}
      <label>
        <span>{texts.collectOther}</span>
        <textarea
          rows={3}
          value={others}
          spellcheck={false}
          onInput={(event) => setOthers(event.currentTarget.value)}
        />
      </label>
      <SharedFields value={value} onChange={setValue} />
      <p class="problem" role="alert">
        {problem}
      </p>
      <button type="submit" class="primary">
        {texts.collectMake}
      </button>
      {made ? (
        <>
          <CopyField id="collection-link" label={texts.short} text={made.link} />
          <p>
            <a href={routeHash({ at: 'shared', code: made.code })}>{texts.collectOpen}</a>
          </p>
        </>
      ) : null}
    </form>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** In the order in which they are ticked. */
function Choices({ title, choices, chosen, onChange }: ChoicesProps) {
  if (!choices.length) return null;
  return (
    <fieldset class="collect-choices">
      <legend>{title}</legend>
      {choices.map(({ id, label }) => (
        <label key={id} class="tick">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          <span>
            {chosen.includes(id) ? `${chosen.indexOf(id) + 1}. ` : ''}
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
