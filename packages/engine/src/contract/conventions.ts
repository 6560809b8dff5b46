/** Laws of what screens rely on in a scene and in the settings: names, pieces, the main kind, whose a shape is. */
import type { Scene, Shape } from '../draw/scene.ts';
import type { AnyGame } from '../game.ts';
import { randomGesture, type Subject } from './subject.ts';
import { same } from './same.ts';
import { missing } from './texts-and-views.ts';

type Violations = Generator<string, void, void>;

function* scenesOf({ game, samples }: Subject): Generator<Scene, void, void> {
  for (const { puzzle, states } of samples()) for (const state of states) yield game.scene(puzzle, state);
}

/** A typed name must mean one place, so it is one word and unique. */
export function* namesAreNames(subject: Subject): Violations {
  for (const { targets } of scenesOf(subject)) {
    const names = targets.flatMap(({ name }) => (name === undefined ? [] : [name]));
    const odd = names.find((name) => !/^[\p{L}\p{N}]+$/u.test(name));
    if (odd !== undefined) yield `'${odd}' cannot be typed as the name of a place.`;
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) yield `Two places are called '${twice}'.`;
  }
}

/** Marks follow an outline, so it must be inside the picture and around its own place. */
export function* rimsAreRoundTheirPlaces(subject: Subject): Violations {
  for (const { targets, width, height } of scenesOf(subject))
    for (const { spot, x, y, outline } of targets) {
      if (!outline) continue;
      if (outline.some(([px, py]) => !(px >= 0 && px <= width && py >= 0 && py <= height)))
        yield `The rim of ${spot} leaves the picture.`;
      if (!isInside(outline, x, y)) yield `The rim of ${spot} is not round its place.`;
    }
}

/** A ray to the right crosses the outline an odd number of times. */
const isInside = (rim: NonNullable<Scene['targets'][number]['outline']>, x: number, y: number): boolean =>
  rim.filter(([x1, y1], i) => {
    const [x2, y2] = rim[(i + 1) % rim.length];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length %
    2 ===
  1;

export function* mainKindIsThere(subject: Subject): Violations {
  for (const { targets, mainKind } of scenesOf(subject))
    if (targets.length > 0 && !targets.some(({ kind }) => kind === mainKind))
      yield `No target is of the main kind '${mainKind}'.`;
}

/** A piece has one spot, in the shelf and as a target; wherever it is, its place names that spot. */
export function* piecesAreKnown(subject: Subject): Violations {
  for (const { targets, shelf } of scenesOf(subject)) {
    const spots = targets.map(({ spot }) => spot);
    const slots = shelf?.slots.flatMap((slot) => (slot ? [slot.spot] : [])) ?? [];
    yield* missing('in the shelf but no target', slots, spots);
    const nameless = targets.find(({ spot, piece }) => slots.includes(spot) && piece !== spot);
    if (nameless) yield `The piece ${nameless.spot} does not say that it is one.`;
    if (!shelf && targets.some(({ piece }) => piece !== undefined))
      yield 'There are pieces, but there is no shelf.';
  }
}

/** A move draws something `by: 'player'`, or moves a piece: so a screen can preview it. */
export function* movesWriteWhatIsThePlayers(subject: Subject): Violations {
  const { game, samples } = subject;
  const rng = subject.rng('authors');
  for (const { puzzle, states } of samples())
    for (const state of states) {
      const before = game.scene(puzzle, state);
      const spots = before.targets.map(({ spot }) => spot);
      for (let i = 0; i < TRIES && spots.length > 0; i++) {
        const after = played(game, puzzle, state, randomGesture(rng, spots));
        if (after !== undefined && same(written(before), written(game.scene(puzzle, after))))
          yield 'A move changes nothing that is drawn as the player\u2019s.';
      }
      if (before.shapes.some(({ layer, by }) => layer === 'still' && by !== undefined))
        yield 'A still shape is said to be the player\u2019s or a verdict.';
    }
}

const TRIES = 12; // gestures in each position

function played(
  game: AnyGame,
  puzzle: unknown,
  state: unknown,
  gesture: ReturnType<typeof randomGesture>,
): unknown {
  const meant = game.interpret(puzzle, state, gesture);
  const after = meant.ok ? game.apply(puzzle, state, meant.value) : meant;
  return after.ok ? after.value : undefined;
}

const written = ({ shapes, shelf }: Scene): readonly (Shape | readonly Shape[] | undefined)[] => [
  ...shapes.filter(({ by }) => by === 'player'),
  ...(shelf?.slots.map((slot) => slot?.shapes) ?? []),
];

/** The field that chooses a level offers levels of the game, 'beyond' them all, or 'any'. */
export function* levelFieldChooses({ game }: Subject): Violations {
  const { levelField, fields } = game.params;
  if (levelField === undefined) return;
  const field = fields.find(({ key }) => key === levelField);
  if (field?.kind !== 'choice') return yield `The level field '${levelField}' is no choice.`;
  const known = new Set([...game.levels, 'beyond', 'any']);
  const odd = field.options.find((option) => !known.has(option));
  if (odd !== undefined) yield `'${odd}' can be chosen as a level, but is none.`;
}
