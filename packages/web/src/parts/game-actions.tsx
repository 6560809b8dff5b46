/** What a game offers beside moves and hints, each as one step that undo takes back. */
import { busyWith, perform } from '../state/performing.ts';
import type { Table } from '../state/table.ts';
import { gameSays, words } from '../words/index.ts';

export function GameActions({ now }: { now: Table }) {
  if (!now.game.actions) return null;
  void now.version.value;
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
          onClick={() => void perform(now, action)}
        >
          {busyWith.value === action
            ? words.value.actionBusy
            : gameSays(now.game, { code: `action.${action}` })}
        </button>
      ))}
    </div>
  );
}
