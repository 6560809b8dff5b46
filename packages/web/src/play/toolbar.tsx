/** The tools: a pill that floats under the board, on phones a row at the bottom. */
import { useEffect, useRef } from 'preact/hooks';
import { togglePanel, panel } from '../game/panel.ts';
import { seen, hasShelf, type OpenGame } from '../game/open-game.ts';
import { chosenView, showView, viewName } from '../game/view-options.ts';
import { pressHint } from '../hint/ask-hint.ts';
import { Tool } from '../shell/controls.tsx';
import { rove, roveBy } from '../shell/roving.ts';
import { settings } from '../shell/settings.ts';
import { words } from '../shell/words/index.ts';

interface ToolbarProps {
  readonly now: OpenGame;
  readonly solved: boolean;
  readonly onMore: () => void;
}

export function Toolbar({ now, solved, onMore }: ToolbarProps) {
  const host = useRef<HTMLDivElement>(null);
  const { isLocked, hint } = seen(now, 'settings', 'hint');
  useEffect(() => rove(host.current));
  return (
    <div
      ref={host}
      class="toolbar"
      role="toolbar"
      aria-label={words.value.tools}
      onKeyDown={(event) => roveBy(event, host.current)}
    >
      <Tool
        icon="undo"
        label={words.value.undo}
        keys="Control + Z, U"
        disabled={!now.canUndo.value || isLocked}
        onClick={() => void now.player.undo()}
      />
      <Tool
        icon="redo"
        label={words.value.redo}
        keys={hasShelf(now) ? 'Control + Y' : 'Control + Y, R'} // R turns pieces
        disabled={!now.canRedo.value || isLocked}
        class="not-phone"
        onClick={() => void now.player.redo()}
      />
      <span class="divider" aria-hidden="true" />
      <Tool
        icon="hint"
        label={words.value.hint}
        keys="H, /"
        disabled={solved}
        pressed={panel.value === 'hint' && hint.state.is !== 'none'}
        onClick={() => pressHint(now)}
      />
      {settings.value.errors === 'off' ? null : (
        <Tool
          icon="check"
          label={words.value.check}
          keys="C"
          disabled={solved}
          pressed={panel.value === 'check'}
          onClick={() => togglePanel(now, 'check')}
        />
      )}
      <GameTool now={now} />
      <span class="divider" aria-hidden="true" />
      <Tool icon="more" label={words.value.more} class="more-tool" onClick={onMore} />
    </div>
  );
}

/** Touch has one button, so the second mark is a mode; a game's first other view has a button too. */
function GameTool({ now }: { now: OpenGame }) {
  if (!hasShelf(now))
    return (
      <Tool
        icon="swap"
        label={words.value.swap}
        pressed={seen(now, 'settings').isSwapped}
        class="touch-only"
        onClick={() => now.player.swap()}
      />
    );
  const [view] = now.game.views ?? [];
  if (view === undefined) return null;
  return (
    <Tool
      icon="eye"
      label={viewName(now.game, view)}
      keys="V"
      pressed={chosenView.value === view}
      class="not-phone"
      onClick={() => showView(now.game, chosenView.value === view ? undefined : view)}
    />
  );
}
