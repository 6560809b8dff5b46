/** Beside the board: how it stands, and the one card that is open. On phones it is a sheet below the board. */
import { useComputed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Report } from 'edgewise';
import { showsErrors } from '../check/issues.ts';
import { panel } from '../game/panel.ts';
import { settings } from '../shell/settings.ts';
import { hasShelf, seen, type OpenGame } from '../game/open-game.ts';
import { engine } from '../shell/engine.ts';
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
        {open === 'hint' && seen(now, 'hint').hint.state.is !== 'none' ? <HintCard now={now} /> : null}
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
  const pieces = (now.player.scene.shelf?.slots.length ?? 0) > 0;
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
        <WrongCount now={now} />
      </div>
      {now.game.pathsThrough ? <PathLine now={now} /> : null}
      {seen(now, 'solvability').answers.isUnsolvable ? (
        <p class="unsolvable">{words.value.unsolvableNow}</p>
      ) : null}
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

function PathLine({ now }: { now: OpenGame }) {
  const { path } = seen(now, 'path').questions;
  return <p class="trace-line soft small">{path ? gameSays(now.game, path.note) : ''}</p>;
}

function WrongCount({ now }: { now: OpenGame }) {
  const text = useComputed(() => {
    const { wrong, todo } = seen(now, 'position', 'check').check;
    if (settings.value.errors === 'off' || !showsErrors(now) || !wrong.length) return '';
    return todo.length ? words.value.conflicts(wrong.length) : words.value.fullWrong(wrong.length);
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
      {engine().clockText(stopped ? now.session.movedAt : now.player.clock.elapsed)}
    </span>
  );
}
