/** The different solutions of a puzzle found so far, and how many there are if they can be counted. */
import './statistics.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGame, Scene } from 'edgewise';
import { albumOf } from '../game/solve-records.ts';
import { ask } from '../game/jobs.ts';
import { words } from '../shell/words/index.ts';
import { Dialog } from '../shell/controls.tsx';
import { Picture } from '../draw/picture.tsx';

const MOST = 100_000; // solutions: more are not counted

/** Undefined while counting, null if unknown. */
function useCount(game: AnyGame, puzzle: string): number | null | undefined {
  const [count, setCount] = useState<number | null | undefined>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    ask('ahead', (api, job, on) => api.count(job, game.id, puzzle, MOST, on), stop.signal)
      .then((found) => setCount(found ?? null))
      .catch(() => setCount(null));
    return () => stop.abort();
  }, [game, puzzle]);
  return count;
}

export function Album({ game, puzzle, onClose }: { game: AnyGame; puzzle: string; onClose: () => void }) {
  const found = albumOf(game, puzzle);
  const count = useCount(game, puzzle);
  return (
    <Dialog title={words.value.albumTitle} onClose={onClose} wide>
      <p class="soft" role="status">
        {count === undefined
          ? words.value.albumCounting
          : words.value.albumCount(found.length, count ?? undefined)}
      </p>
      <ul class="album">
        {found.map((record) => (
          <li key={record.find}>
            <Page game={game} text={record.state} />
            <span class="soft small">{new Date(record.at).toLocaleDateString()}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Page({ game, text }: { game: AnyGame; text: string }) {
  const scene = useMemo(() => sceneIn(game, text), [game, text]);
  return scene ? <Picture scene={scene} label={words.value.solved} /> : null;
}

function sceneIn(game: AnyGame, text: string): Scene | undefined {
  const read = game.native.parse(text);
  return read.ok && read.value.state !== undefined
    ? game.scene(read.value.puzzle, read.value.state)
    : undefined;
}
