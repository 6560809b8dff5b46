/** Unfinished sets, one row each on the home screen. */
import { records, solveRecords } from '../game/store/saved-games.ts';
import { Icon } from '../shell/icons.tsx';
import { routeHash } from '../shell/route.ts';
import { words } from '../shell/words/index.ts';
import { nextInSet, setsIn, type PuzzleSet } from './sets.ts';

export const setName = ({ name, puzzles }: PuzzleSet): string =>
  name || words.value.setUntitled(puzzles.length);

export function SetRows() {
  const open = setsIn(records.value, solveRecords.value).filter((set) => nextInSet(set));
  if (!open.length) return null;
  const all = words.value;
  return (
    <ul class="continue-rows">
      {open.map((set) => (
        <li key={set.id} class="card continue">
          <a href={routeHash({ at: 'set', id: set.id })}>
            <Icon name="album" />
            <span class="continue-text">
              <strong>{setName(set)}</strong>
              <span class="soft">{all.setSolved(set.solved, set.puzzles.length)}</span>
            </span>
            <progress max={set.puzzles.length} value={set.solved} aria-hidden="true" />
            <span class="button quiet">
              <span>{all.setOpen}</span>
              <Icon name="next" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
