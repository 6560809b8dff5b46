/** The shortcut sheet behind `?`. */
import { gameById } from '../shell/engine.ts';
import { routeHash } from '../shell/route.ts';
import { words } from '../shell/words/index.ts';
import { Dialog } from '../shell/controls.tsx';

interface KeySheetProps {
  readonly game: string;
  readonly pieces: boolean; // does the game have pieces beside its board?
  readonly onClose: () => void;
}

/** Keys for what only some games have. */
export function knows(id: string, key: string): boolean {
  const game = gameById(id);
  if (key === 'T') return game?.pathsThrough !== undefined;
  return key !== 'V' || (game?.views?.length ?? 0) > 0;
}

type Rows = readonly (readonly [string, string])[];

export const KeySheet = ({ game, pieces, onClose }: KeySheetProps) => (
  <Dialog title={words.value.shortcutsTitle} onClose={onClose} wide>
    <KeyTable
      rows={pieces ? words.value.pieceKeys.filter(([key]) => knows(game, key)) : words.value.markKeys}
    />
    <KeyTable />
    <h3>{words.value.controlsTitle}</h3>
    {pieces ? <ControlList rows={words.value.pieceControls} /> : <ControlList />}
    <p>
      <a class="link" href={routeHash({ at: 'rules', game })}>
        {words.value.rules}
      </a>
    </p>
  </Dialog>
);

export const KeyTable = ({ rows = words.value.keys }: { rows?: Rows }) => (
  <dl class="keys">
    {rows.map(([keys, meaning]) => (
      <div key={keys}>
        <dt>
          {keys.split(', ').map((combination, i) => (
            <span key={combination}>
              {i ? ' ' : ''}
              <kbd>{combination}</kbd>
            </span>
          ))}
        </dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);

export const ControlList = ({ rows = words.value.controls }: { rows?: Rows }) => (
  <dl class="controls">
    {rows.map(([what, does]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
