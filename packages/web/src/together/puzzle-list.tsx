/** The puzzles of a link as its owner edits them: their titles, their order, and which are included. */
import { gameById } from '../shell/engine.ts';
import { Icon } from '../shell/icons.tsx';
import { gameName } from '../shell/words/index.ts';
import type { SharedPuzzle } from './shared-texts.ts';
import { togetherTexts } from './together-words.ts';

interface Props {
  readonly puzzles: readonly SharedPuzzle[];
  readonly onChange: (puzzles: readonly SharedPuzzle[]) => void;
}

export function PuzzleList({ puzzles, onChange }: Props) {
  const texts = togetherTexts.value;
  const swap = (a: number, b: number) => {
    const [one, other] = [puzzles[a], puzzles[b]];
    if (one && other) onChange(puzzles.with(a, other).with(b, one));
  };
  return (
    <fieldset class="collect-choices">
      <legend>{texts.editPuzzles}</legend>
      <ol class="path-list">
        {puzzles.map((each, i) => (
          <li key={i}>
            <input
              value={each.title}
              maxLength={80}
              placeholder={nameOf(each, i)}
              aria-label={texts.editTitle(i + 1)}
              onInput={(event) => onChange(puzzles.with(i, { ...each, title: event.currentTarget.value }))}
            />
            <span class="row">
              <IconButton
                icon="up"
                label={texts.editUp(nameOf(each, i))}
                disabled={i === 0}
                onClick={() => swap(i, i - 1)}
              />
              <IconButton
                icon="down"
                label={texts.editDown(nameOf(each, i))}
                disabled={i === puzzles.length - 1}
                onClick={() => swap(i, i + 1)}
              />
              <IconButton
                icon="trash"
                label={texts.editRemove(nameOf(each, i))}
                onClick={() => onChange(puzzles.toSpliced(i, 1))}
              />
            </span>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function nameOf({ title, game: id }: SharedPuzzle, index: number): string {
  const game = gameById(id);
  return title || `${togetherTexts.value.puzzle(index + 1)}, ${game ? gameName(game) : id}`;
}

interface IconButtonProps {
  readonly icon: 'up' | 'down' | 'trash';
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const IconButton = ({ icon, label, disabled = false, onClick }: IconButtonProps) => (
  <button type="button" class="quiet" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
