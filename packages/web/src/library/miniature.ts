/** The little self-solving picture of each game: its own solved example at once, a fresh puzzle soon after. */
import { signal, type Signal } from '@preact/signals';
import type { AnyGame, Scene } from 'edgewise';
import { ask } from '../game/jobs.ts';

const pictures = new Map<string, Signal<Scene>>();

export function miniature(game: AnyGame): Signal<Scene> {
  const known = pictures.get(game.id);
  if (known) return known;
  const made = signal(exampleScene(game));
  pictures.set(game.id, made);
  void freshScene(game).then((scene) => {
    if (scene) made.value = scene;
  });
  return made;
}

/** Every game has a solved example; the smallest board would do too. */
function exampleScene(game: AnyGame): Scene {
  const example = game.examples.find(({ code }) => code === 'solved') ?? game.examples[0];
  const read = game.native.parse(example.text);
  if (!read.ok) throw new Error(`${game.id}: the example does not read`);
  return game.scene(read.value.puzzle, read.value.state ?? game.start(read.value.puzzle));
}

/** One a day: the date is the seed. */
async function freshScene(game: AnyGame): Promise<Scene | undefined> {
  try {
    const day = new Date().toISOString().slice(0, 10);
    const made = await ask(
      'ahead',
      (api, job, on) => api.generate(job, game.id, '', day, on),
      new AbortController().signal,
    );
    const read = made.ok ? game.native.parse(made.text) : undefined;
    return read?.ok && read.value.solution !== undefined
      ? game.scene(read.value.puzzle, read.value.solution)
      : undefined;
  } catch {
    return undefined;
  }
}
