/** A solved game played again: step by step, or by itself at a chosen speed. */
import './statistics.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGame, AnySession } from 'edgewise';
import { Picture } from '../draw/picture.tsx';
import { gameStore } from '../game/store/saved-games.ts';
import { Dialog } from '../shell/controls.tsx';
import { engine } from '../shell/engine.ts';
import { gameName, words } from '../shell/words/index.ts';
import { finished } from './scenes.ts';

const SPEEDS = [1, 2, 4, 8] as const;
const BEAT = 800; // milliseconds for a move at speed 1

interface Props {
  /** The text of a saved game; undefined if it is gone. */
  readonly read: () => Promise<string | undefined>;
  readonly onClose: () => void;
}

export function ReplayDialog({ read, onClose }: Props) {
  const [session, setSession] = useState<AnySession>();
  useEffect(() => {
    void read().then((text) => setSession(text === undefined ? undefined : restored(text)));
  }, []);
  return (
    <Dialog title={session ? gameName(session.game) : words.value.replay} onClose={onClose} wide>
      {session ? <Replay session={session} /> : <p class="soft">{words.value.loading}</p>}
    </Dialog>
  );
}

function restored(text: string): AnySession | undefined {
  const read = engine().restore(engine().games, text);
  return read.ok ? read.value : undefined;
}

/** Of a game of this device. */
export async function savedText(id: string): Promise<string | undefined> {
  const stored = await (await gameStore()).load(id);
  return stored && `${stored.lines.join('\n')}\n`;
}

/** The positions that lead to the end, without moves that were undone on the way. */
export function positionsOf(
  game: AnyGame,
  { puzzle, moves, saved }: Pick<AnySession, 'puzzle' | 'moves' | 'saved'>,
): readonly unknown[] {
  const positions: unknown[] = [saved.state ?? game.start(puzzle)];
  for (const move of moves) {
    const after = game.apply(puzzle, positions[positions.length - 1], move);
    if (!after.ok) break;
    positions.push(after.value);
  }
  return positions;
}

function Replay({ session }: { session: AnySession }) {
  const { game, puzzle } = session;
  const positions = useMemo(() => positionsOf(game, session), [game, session]);
  const last = positions.length - 1;
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState<number>(SPEEDS[1]);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying || at >= last) return undefined;
    const timer = setTimeout(() => setAt(at + 1), BEAT / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, speed]);
  const scene = useMemo(() => finished(game.scene(puzzle, positions[at])), [game, puzzle, positions, at]);
  const all = words.value;
  const toggle = () => {
    if (at >= last) setAt(0);
    setPlaying(!isPlaying || at >= last);
  };
  return (
    <div class="replay">
      <Picture scene={scene} label={all.replayStep(at, last)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={all.replayStep(at, last)}
        onInput={(event) => setAt(Number(event.currentTarget.value))}
      />
      <div class="row wrap">
        <button type="button" class="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {all.replayBack}
        </button>
        <button type="button" class="primary" onClick={toggle}>
          {isPlaying && at < last ? all.replayPause : all.replayPlay}
        </button>
        <button type="button" class="quiet" disabled={at >= last} onClick={() => setAt(at + 1)}>
          {all.replayForward}
        </button>
        <label class="tick">
          {all.replaySpeed}
          <select value={String(speed)} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
            {SPEEDS.map((each) => (
              <option key={each} value={String(each)}>
                {each}×
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
