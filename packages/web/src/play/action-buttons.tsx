/** What a game offers besides moves and hints, each as one step that undo reverses. */
import { busyWith, runAction } from '../game/game-actions.ts';
import { seen, type OpenGame } from '../game/open-game.ts';
import { gameSays, words } from '../shell/words/index.ts';

export function ActionButtons({ now }: { now: OpenGame }) {
  if (!now.game.actions) return null;
  seen(now, 'position');
  const { puzzle, state } = now.session;
  const actions = now.game.actions(puzzle, state);
  if (!actions.length) return null;
  return (
    <div class="game-actions row wrap">
      {actions.map((action) => (
        <button
          type="button"
          key={action}
          class="quiet"
          title={gameSays(now.game, { code: `action.${action}.about` })}
          aria-busy={busyWith.value === action}
          onClick={() => void runAction(now, action)}
        >
          {busyWith.value === action
            ? words.value.actionBusy
            : gameSays(now.game, { code: `action.${action}` })}
        </button>
      ))}
    </div>
  );
}
