/** A set of puzzles on a page of its own: what is solved, what is in progress, and which comes next. */
import './sets.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { collectionLine } from 'edgewise';
import { Picture } from '../draw/picture.tsx';
import { records, refreshRecords, refreshSolveRecords, solveRecords } from '../game/store/saved-games.ts';
import { engine, gameById } from '../shell/engine.ts';
import { Gone } from '../shell/gone.tsx';
import { Icon } from '../shell/icons.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { go, routeHash } from '../shell/route.ts';
import { gameName, words } from '../shell/words/index.ts';
import { download } from './files.ts';
import { removeGames } from './remove-games.ts';
import { sceneOfText } from './scenes.ts';
import { setName } from './set-rows.tsx';
import { nextInSet, setsIn, type PuzzleSet, type SetPuzzle } from './sets.ts';

const PICTURED = 60; // puzzles: beyond this, numbers are easier to find than pictures

export function SetScreen({ id }: { id: string }) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    void Promise.all([refreshRecords(), refreshSolveRecords()]).finally(() => setKnown(true));
  }, []);
  const set = setsIn(records.value, solveRecords.value).find((each) => each.id === id);
  if (!isKnown)
    return <main id="main" class="page" tabIndex={-1} aria-busy="true" aria-label={words.value.loading} />;
  return set ? <SetPage set={set} /> : <Gone text={words.value.setMissing} />;
}

function SetPage({ set }: { set: PuzzleSet }) {
  const all = words.value;
  const next = nextInSet(set);
  return (
    <main id="main" class="page set-page" tabIndex={-1}>
      <PageHead title={setName(set)} />
      <p class="soft">{all.setSolved(set.solved, set.puzzles.length)}</p>
      <div class="row wrap">
        {next?.record ? (
          <a class="button primary" href={routeHash({ at: 'play', id: next.record.id })}>
            {all.setPlay(next.number)}
          </a>
        ) : null}
        <button type="button" class="quiet" onClick={() => saveSet(set)}>
          <Icon name="download" />
          {all.setSave}
        </button>
        <button type="button" class="quiet" onClick={() => void removeSet(set)}>
          <Icon name="trash" />
          {all.setRemove}
        </button>
      </div>
      <ul class="examples">
        {set.puzzles.map((puzzle) => (
          <PuzzleCard key={puzzle.number} puzzle={puzzle} isPictured={set.puzzles.length <= PICTURED} />
        ))}
      </ul>
    </main>
  );
}

function PuzzleCard({ puzzle, isPictured }: { puzzle: SetPuzzle; isPictured: boolean }) {
  const game = gameById(puzzle.game);
  const { record } = puzzle;
  const scene = useMemo(
    () => (isPictured && game ? sceneOfText(game, puzzle.shown) : undefined),
    [game, puzzle.shown, isPictured],
  );
  if (!game) return null;
  const state = words.value.setState[puzzle.isSolved ? 'solved' : puzzle.isBegun ? 'begun' : 'open'];
  const title = record?.heading?.title ?? gameName(game);
  const inside = (
    <>
      {scene ? <Picture scene={scene} /> : null}
      <span class="set-text">
        <strong>
          {puzzle.number}. {title}
        </strong>
        <span class="soft small">
          {puzzle.isSolved ? <Icon name="check" /> : null}
          {state}
        </span>
      </span>
    </>
  );
  return (
    <li class="card">
      {record ? (
        <a class="set-puzzle" href={routeHash({ at: 'play', id: record.id })}>
          {inside}
        </a>
      ) : (
        <span class="set-puzzle">{inside}</span>
      )}
    </li>
  );
}

/** The file it came from, or one that opens as the same set elsewhere. */
const setText = ({ name, puzzles }: PuzzleSet): string =>
  (name ? `${collectionLine(name)}\n` : '') +
  puzzles.map(({ puzzle, record }) => `${engine().underHeading(record?.heading ?? {}, puzzle)}\n`).join('');

const saveSet = (set: PuzzleSet): void => download('puzzles.txt', 'text/plain', setText(set));

/** Solved puzzles stay in the statistics. The notice is shown on the home screen: changing screens would clear it. */
async function removeSet({ puzzles }: PuzzleSet): Promise<void> {
  go({ at: 'home' }, 'replace');
  await removeGames(
    puzzles.flatMap(({ record }) => record?.id ?? []),
    words.value.setRemoved,
  );
}
