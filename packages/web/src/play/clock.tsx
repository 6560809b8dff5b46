/** The playing time, and its pause. */
import { useComputed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { paused, setPaused } from '../game/pause.ts';
import type { OpenGame } from '../game/open-game.ts';
import { engine } from '../shell/engine.ts';
import { Icon } from '../shell/icons.tsx';
import { words } from '../shell/words/index.ts';

/** A solve's time is that of its last move. */
export function Timer({ now }: { now: OpenGame }) {
  const stopped = useComputed(() => now.solved.value).value;
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

export const Clock = ({ now }: { now: OpenGame }) => (
  <div class="clock">
    <Timer now={now} />
    {now.solved.value ? null : (
      <button
        type="button"
        class="plain"
        aria-label={words.value.pause}
        aria-pressed={paused.value}
        onClick={() => setPaused(now, !paused.value)}
      >
        <Icon name={paused.value ? 'solve' : 'pause'} />
      </button>
    )}
  </div>
);

/** Covers the board while the game is paused: no thinking off the clock. */
export const PausedCover = ({ now }: { now: OpenGame }) => (
  <div class="paused-cover">
    <p>{words.value.paused}</p>
    <button type="button" class="primary" onClick={() => setPaused(now, false)}>
      {words.value.resume}
    </button>
  </div>
);
