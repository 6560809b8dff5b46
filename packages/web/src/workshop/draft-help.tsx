/** Keys and controls while making a puzzle. */
import type { OpenGame } from '../game/open-game.ts';
import { Dialog } from '../shell/controls.tsx';
import { gameName, gameSays, words } from '../shell/words/index.ts';
import { makingOf } from './draft.ts';

export function DraftHelp({ now, onClose }: { now: OpenGame; onClose: () => void }) {
  const { game } = makingOf(now);
  return (
    <Dialog title={`${words.value.makeTitle}: ${gameName(game)}`} onClose={onClose} wide>
      <p>{gameSays(game, { code: 'rules' })}</p>
      <dl class="keys">
        {words.value.draftKeys.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
