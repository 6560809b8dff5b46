/** The shortcut sheet behind `?`. */
import { routeHash } from '../state/route.ts';
import { words } from '../words/index.ts';
import { Dialog } from './controls.tsx';

export const KeySheet = ({ game, onClose }: { game: string; onClose: () => void }) => (
  <Dialog title={words.value.shortcutsTitle} onClose={onClose} wide>
    <KeyTable />
    <h3>{words.value.controlsTitle}</h3>
    <ControlList />
    <p>
      <a class="link" href={routeHash({ at: 'rules', game })}>
        {words.value.rules}
      </a>
    </p>
  </Dialog>
);

export const KeyTable = () => (
  <dl class="keys">
    {words.value.keys.map(([keys, meaning]) => (
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

export const ControlList = () => (
  <dl class="controls">
    {words.value.controls.map(([what, does]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
