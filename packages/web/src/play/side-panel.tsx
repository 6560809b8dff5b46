/** Beside the board: how it stands, and the one card that is open. On phones it is a sheet below the board. */
import { useComputed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Report } from 'edgewise';
import { showsErrors, todos, wrongs } from '../check/issues.ts';
import { panel } from '../game/panel.ts';
import { clockText } from '../shell/clock-text.ts';
import { hasShelf } from '../game/held-piece.ts';
import { hintState } from '../game/hint-state.ts';
import { settings } from '../shell/settings.ts';
import { unsolvable } from '../hint/solvability-watch.ts';
import { sceneOf, type OpenGame } from '../game/open-game.ts';
import { traced } from '../game/paths-through.ts';
import { gameSays, words } from '../shell/words/index.ts';
import type { BoardRef } from '../input/board-handle.ts';
import { CheckCard } from '../check/check-card.tsx';
import { CheckpointCard } from './checkpoint-card.tsx';
import { CommandLine } from '../commands/command-line.tsx';
import { ActionButtons } from './action-buttons.tsx';
import { HintCard } from '../hint/hint-card.tsx';
import { Meter } from './meter.tsx';
import { Shelf } from './shelf.tsx';
import { SolvedCard } from './solved-card.tsx';

interface SidePanelProps {
  readonly now: OpenGame;
  readonly board: BoardRef;
  readonly solved: boolean;
  readonly onShare: () => void;
  readonly onAlbum: () => void;
}

export function SidePanel({ now, board, solved, onShare, onAlbum }: SidePanelProps) {
  const open = panel.value;
  return (
    <aside class="side-area" aria-label={words.value.panel}>
      <div class="side">
        <Status now={now} />
        {solved ? <SolvedCard now={now} onShare={onShare} onAlbum={onAlbum} /> : null}
        {open === 'hint' && hintState.value.is !== 'away' ? <HintCard now={now} /> : null}
        {solved ? null : <Meter now={now} />}
        {hasShelf(now) ? <Shelf now={now} board={board} /> : <ActionButtons now={now} />}
        {open === 'check' ? <CheckCard now={now} /> : null}
        {open === 'checkpoints' || now.checkpoints.value > 0 ? <CheckpointCard now={now} /> : null}
        <CommandLine now={now} />
      </div>
    </aside>
  );
}

/** The counts change with every move: they are bound to their signals, and nothing around them is drawn anew. */
function Status({ now }: { now: OpenGame }) {
  const pieces = (sceneOf(now).shelf?.slots.length ?? 0) > 0;
  const left = useComputed(() => {
    const { done, of } = now.report.value.progress;
    return pieces ? words.value.piecesLeft(of - done) : words.value.left(of - done);
  });
  const done = useComputed(() => barOf(now.report.value.progress));
  const stopped = useComputed(() => now.report.value.issues.length === 0);
  return (
    <div class="status">
      {settings.value.timer === 'shown' ? <Timer now={now} stopped={stopped.value} /> : null}
      <div class="status-line">
        <progress max={now.report.peek().progress.of} value={done} aria-label={words.value.progressLabel} />
        <span class="soft">{left}</span>
        <Score now={now} />
        <WrongCount />
      </div>
      {now.game.pathsThrough ? (
        <p class="trace-line soft small">{traced.value ? gameSays(now.game, traced.value.note) : ''}</p>
      ) : null}
      {unsolvable.value ? <p class="hopeless">{words.value.hopelessNow}</p> : null}
    </div>
  );
}

const NOTCHES = 200;

/** On a large board most moves would fill the bar by less than can be seen, and it is left alone. */
const barOf = ({ done, of }: Report['progress']): number =>
  of <= NOTCHES ? done : (Math.floor((done / of) * NOTCHES) / NOTCHES) * of;

function Score({ now }: { now: OpenGame }) {
  const score = useComputed(() => now.report.value.score);
  return score.value === undefined ? null : <strong class="score">{words.value.score(score.value)}</strong>;
}

function WrongCount() {
  const text = useComputed(() => {
    if (settings.value.errors === 'off' || !showsErrors.value || !wrongs.value.length) return '';
    return todos.value.length
      ? words.value.conflicts(wrongs.value.length)
      : words.value.fullWrong(wrongs.value.length);
  });
  const any = useComputed(() => text.value !== '');
  return any.value ? <span class="wrong-count">{text}</span> : null;
}

/** A solve's time is that of its last move. */
function Timer({ now, stopped }: { now: OpenGame; stopped: boolean }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (stopped) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [now, stopped]);
  return (
    <span class="timer" role="timer" aria-label={words.value.time}>
      {clockText(stopped ? now.session.movedAt : now.clock.now())}
    </span>
  );
}
