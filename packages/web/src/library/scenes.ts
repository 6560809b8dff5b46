/** Pictures of positions that are kept as text. */
import type { AnyGame, Scene } from 'edgewise';
import { engine } from '../shell/engine.ts';

const FINE = 2000; // shapes: beyond this a thumbnail's numbers are specks

export function sceneOfText(game: AnyGame, text: string): Scene | undefined {
  const read = game.native.parse(text);
  if (!read.ok) return undefined;
  return finished(game.scene(read.value.puzzle, read.value.state ?? game.start(read.value.puzzle)));
}

/** A solved board as it is shown when it is solved. */
export function finished(drawn: Scene): Scene {
  const scene = drawn.solved ? { ...drawn, shapes: drawn.solved } : drawn;
  if (scene.shapes.length < FINE) return scene;
  return { ...scene, shapes: scene.shapes.filter(({ kind }) => kind !== 'text') };
}

/** The picture on the card of a game: the one it gives, else its solved example. */
const artText = (game: AnyGame): string | undefined =>
  game.art ?? game.examples.find(({ code }) => code === 'solved')?.text;

export function artOf(game: AnyGame): Scene | undefined {
  const text = artText(game);
  return text === undefined ? undefined : sceneOfText(game, text);
}

/** The same as it is played: every move is still to be seen. */
export function playedArt(game: AnyGame): Scene | undefined {
  const read = game.native.parse(artText(game) ?? '');
  if (!read.ok) return undefined;
  const { solved: _, ...played } = game.scene(
    read.value.puzzle,
    read.value.state ?? game.start(read.value.puzzle),
  );
  return played;
}

const TINTS = 5;

/** The background of a game's pictures: games in order share the available tints. */
export const tintOf = (game: AnyGame): string => `tint-${engine().games.indexOf(game) % TINTS}`;
