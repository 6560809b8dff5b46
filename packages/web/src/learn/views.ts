/** An example as pictures: the position, the evidence for its step, each link of its proof, and the step itself. */
import type { AnyGame, Scene, Slot, Spot } from 'edgewise';
import { changedSpots, diffScenes, proofLinks, type PlainLink, type SceneDiff } from 'edgewise/play';
import { partOf, type Exercise } from 'edgewise/train';
import type { Mark } from '../draw/overlay.ts';
import { toneMarks } from '../hint/hint-marks.ts';

/** What is to be drawn: a scene, marks on it, and the part of it that matters. */
export interface View {
  readonly scene: Scene;
  readonly marks: readonly Mark[];
  readonly ghosts?: SceneDiff;
  readonly viewBox?: string;
}

export interface ExampleViews {
  readonly before: View;
  readonly after: View;
  readonly links: readonly (PlainLink & { readonly view: View })[];
  /** The pieces that the step refers to. */
  readonly pieces: readonly Slot[];
}

/** `shown`: the part that matters, or the whole board. */
export function viewsOf(
  game: AnyGame,
  { text, hint }: Pick<Exercise, 'text' | 'hint'>,
  shown: 'part' | 'whole' = 'part',
): ExampleViews | undefined {
  const read = game.native.parse(text);
  if (!read.ok || read.value.state === undefined) return undefined;
  const { puzzle, state } = read.value;
  const sceneAfter = (moves: readonly string[]): Scene =>
    game.scene(puzzle, played(game, puzzle, state, moves));
  const scene = game.scene(puzzle, state);
  const part = shown === 'part' ? partOf(scene, hint) : undefined;
  const box = part && `${part.x} ${part.y} ${part.width} ${part.height}`;
  const view = (drawn: Scene, marks: readonly Mark[]): View => {
    // A board that grows with its pieces is shown whole, because its places move.
    const isSame = drawn.width === scene.width && drawn.height === scene.height;
    return {
      scene: drawn,
      marks: marks.filter(({ spots }) => spots.length),
      ...(box && isSame && { viewBox: box }),
    };
  };
  const links = proofLinks(hint);
  return {
    before: view(scene, [...toneMarks(hint.tones), because(hint.because)]),
    after: view(sceneAfter(hint.moves), [...toneMarks(hint.tones), because(hint.because), at(hint.at)]),
    links: links.map((link, index) => {
      const moves = links.slice(0, index + 1).flatMap(({ marks }) => marks ?? []);
      const ghosts = diffScenes(scene, sceneAfter(moves));
      const drawn = new Set(changedSpots(ghosts));
      const bare = link.at.filter((spot) => !drawn.has(spot));
      const marks = [...toneMarks(link.tones), because(link.because), at(bare)];
      return { ...link, view: { ...view(scene, marks), ghosts } };
    }),
    pieces: namedPieces(scene, [...hint.at, ...hint.because]),
  };
}

const because = (spots: readonly Spot[]): Mark => ({ style: 'because', spots });
const at = (spots: readonly Spot[]): Mark => ({ style: 'at', spots });

const namedPieces = ({ shelf }: Scene, spots: readonly Spot[]): readonly Slot[] =>
  shelf?.slots.filter((slot) => slot !== undefined).filter(({ spot }) => spots.includes(spot)) ?? [];

/** As far as it can be played: what follows from a supposition may not be playable. */
function played(game: AnyGame, puzzle: unknown, from: unknown, moves: readonly string[]): unknown {
  let state = from;
  for (const text of moves) {
    const move = game.moves.parse(text);
    const next = move.ok ? game.apply(puzzle, state, move.value) : undefined;
    if (next?.ok) state = next.value;
  }
  return state;
}
