/** A puzzle as the engine itself draws it, and as other programs write it. */
import { certain, games, type AnyGame } from 'edgewise';
import { svg } from 'edgewise/draw';

export { games };

export function svgOf(game: AnyGame, line: string): string {
  const read = game.native.parse(line);
  if (!read.ok) throw new Error(line);
  return svg(game.scene(read.value.puzzle, game.start(read.value.puzzle)));
}

/** In the first format that is not ours. */
export function foreignText(line: string): string {
  const game = games.find(({ id }) => line.startsWith(`${id}:`));
  const read = game?.native.parse(line);
  if (!game || !read?.ok) throw new Error(line);
  return certain(game.foreign[0]).format({ puzzle: read.value.puzzle });
}
