/** Beside the board, on phones below it: the time, the goal, the progress, the one open card, the pieces. */
import { useComputed } from '@preact/signals';
import { panel } from '../game/panel.ts';
import { settings } from '../shell/settings.ts';
import { hasShelf, seen, type OpenGame } from '../game/open-game.ts';
import { hintedAt, pressHint } from '../hint/ask-hint.ts';
import { words } from '../shell/words/index.ts';
import type { BoardRef } from '../input/board-handle.ts';
import { CheckCard } from '../check/check-card.tsx';
import { CheckpointCard } from './checkpoint-card.tsx';
import { ActionButtons } from './action-buttons.tsx';
import { HintCard } from '../hint/hint-card.tsx';
import { Icon } from '../shell/icons.tsx';
import { Clock } from './clock.tsx';
import { Meter } from './meter.tsx';
import { Shelf } from './shelf.tsx';
import { SolutionNote } from './solution-note.tsx';
import { SolvedCard } from './solved-card.tsx';
import { GoalLine, PathLine, Progress, tellsPaths } from './status.tsx';

interface SidePanelProps {
  readonly now: OpenGame;
  readonly board: BoardRef;
  readonly solved: boolean;
  readonly onShare: () => void;
  readonly onAlbum: () => void;
}

export function SidePanel({ now, board, solved, onShare, onAlbum }: SidePanelProps) {
  return (
    <aside class="side-area" aria-label={words.value.panel}>
      <div class="side">
        {settings.value.timer === 'shown' ? <Clock now={now} /> : null}
        <HeadingLines now={now} />
        {solved ? null : <GoalLine now={now} />}
        {solved ? null : <SolutionNote now={now} />}
        {solved ? null : <Progress now={now} />}
        {solved && tellsPaths(now) ? <PathLine now={now} /> : null}
        <OpenCard now={now} solved={solved} onShare={onShare} onAlbum={onAlbum} />
        <Pieces now={now} board={board} solved={solved} />
        {solved ? null : <Meter now={now} />}
      </div>
    </aside>
  );
}

/** What its maker says about a puzzle: plain text, whatever it contains. */
function HeadingLines({ now }: { now: OpenGame }) {
  const { title, author, note } = now.record.heading ?? {};
  if (!title && !author && !note) return null;
  return (
    <div class="puzzle-heading">
      {title ? <h2>{title}</h2> : null}
      {author ? <p class="soft">{words.value.byAuthor(author)}</p> : null}
      {note ? <p class="note">{note}</p> : null}
    </div>
  );
}

/** Once it is solved there is nothing to pick up, unless the player chooses to play on. */
function Pieces({ now, board, solved }: Pick<SidePanelProps, 'now' | 'board' | 'solved'>) {
  if (solved && seen(now, 'settings').isLocked) return null;
  return hasShelf(now) ? <Shelf now={now} board={board} /> : <ActionButtons now={now} />;
}

/** One card at a time; when none is open, one line that says what a hint is. */
function OpenCard({ now, solved, onShare, onAlbum }: Omit<SidePanelProps, 'board'>) {
  const open = panel.value;
  const hinting = useComputed(() => {
    const { hint, version } = seen(now, 'hint', 'position');
    return hint.state.is !== 'none' || hintedAt.value === version;
  }).value;
  const trials = now.checkpoints.value > 0;
  if (open === 'hint' && hinting) return <HintCard now={now} />;
  if (open === 'check') return <CheckCard now={now} />;
  if (solved) return <SolvedCard now={now} onShare={onShare} onAlbum={onAlbum} />;
  if (open === 'checkpoints' || trials) return <CheckpointCard now={now} />;
  return (
    <div class="card stuck">
      <p>{words.value.stuck}</p>
      <button type="button" class="quiet" onClick={() => pressHint(now)}>
        <Icon name="hint" />
        {words.value.hint}
      </button>
    </div>
  );
}
