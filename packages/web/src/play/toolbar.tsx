/** The slim bars of the play screen: who we are on top, what the hand reaches for beside the board. */
import { useEffect, useRef } from 'preact/hooks';
import { forward, redo, setCheckpoint, undo } from '../game/actions.ts';
import { panel, showPanel, togglePanel } from '../game/panel.ts';
import { pressHint } from '../hint/ask-hint.ts';
import { changeView, chosenView, viewName } from '../game/view-options.ts';
import { go } from '../shell/route.ts';
import { settings } from '../shell/settings.ts';
import { hasShelf, seen, type OpenGame } from '../game/open-game.ts';
import { gameName, gameSays, words } from '../shell/words/index.ts';
import type { BoardRef } from '../input/board-handle.ts';
import { Tool } from '../shell/controls.tsx';
import { Icon } from '../shell/icons.tsx';
import { rove, roveBy } from '../shell/roving.ts';

export const TopBar = ({ now, onHelp }: { now: OpenGame; onHelp: () => void }) => (
  <header class="topbar">
    <a class="plain" href="#/" aria-label={words.value.home}>
      <Icon name="home" />
    </a>
    <h1>
      {gameName(now.game)}
      {now.level.value ? (
        <span class="soft grade"> {gameSays(now.game, { code: `level.${now.level.value}` })}</span>
      ) : null}
    </h1>
    <button type="button" class="plain" onClick={onHelp} aria-label={words.value.help} aria-keyshortcuts="?">
      <Icon name="help" />
    </button>
    <a class="plain" href="#/settings" aria-label={words.value.settings}>
      <Icon name="gear" />
    </a>
  </header>
);

interface ToolbarProps {
  readonly now: OpenGame;
  readonly board: BoardRef;
  readonly solved: boolean;
  readonly onMore: () => void;
}

export function Toolbar({ now, board, solved, onMore }: ToolbarProps) {
  const locked = settings.value.view === 'locked';
  const zoom = (factor: number) => board.current?.view.plane.zoomCentre(factor);
  const host = useRef<HTMLDivElement>(null);
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
        disabled={!now.canUndo.value && now.record.before === undefined}
        onClick={() => undo(now)}
      />
      <Tool
        icon="redo"
        label={words.value.redo}
        keys={hasShelf(now) ? 'Control + Y' : 'Control + Y, R'} // R turns pieces
        disabled={!now.canRedo.value && forward.value?.from !== now.id}
        onClick={() => redo(now)}
      />
      <Tool
        icon="hint"
        label={words.value.hint}
        keys="H, /"
        disabled={solved}
        pressed={panel.value === 'hint'}
        onClick={() => pressHint(now)}
      />
      {settings.value.errors === 'off' ? null : (
        <Tool
          icon="check"
          label={words.value.check}
          keys="C"
          pressed={panel.value === 'check'}
          onClick={() => togglePanel(now, 'check')}
        />
      )}
      {hasShelf(now) ? null : (
        <Tool
          icon="swap"
          label={words.value.swap}
          pressed={seen(now, 'settings').isSwapped}
          class="touch-only swap"
          onClick={() => now.player.swap()}
        />
      )}
      <Tool
        icon="flag"
        label={words.value.checkpoint}
        keys="K"
        class="wide-only"
        onClick={() => {
          setCheckpoint(now);
          showPanel(now, 'checkpoints');
        }}
      />
      {now.game.views?.length ? (
        <Tool
          icon="eye"
          label={words.value.viewTitle}
          keys={`${viewName(now.game, chosenView.value)}; V`}
          pressed={chosenView.value !== undefined}
          class="wide-only"
          onClick={() => changeView(now.game)}
        />
      ) : null}
      {locked ? null : (
        <span class="zoom wide-only">
          <Tool icon="minus" label={words.value.zoomOut} keys="-" onClick={() => zoom(1 / 1.4)} />
          <Tool icon="plus" label={words.value.zoomIn} keys="+" onClick={() => zoom(1.4)} />
          <Tool
            icon="fit"
            label={words.value.zoomFit}
            keys="0"
            onClick={() => board.current?.view.plane.fitAll()}
          />
        </span>
      )}
      <Tool
        icon="plus"
        label={words.value.newGame}
        keys="N"
        class="wide-only"
        onClick={() => go({ at: 'new', game: now.game.id })}
      />
      <Tool icon="more" label={words.value.more} onClick={onMore} />
    </div>
  );
}
