/**
 * Steps for the kernel, the second witness of every answer. A variable for each placement; "this shape
 * holds this location" and "this shape overhangs this peg" follow from it; for two shapes, which comes
 * first. Groups: `piece:D` says that D has to go somewhere. Everything else is a general rule,
 * which no reason names.
 */
import type { Spot } from '../../../vocabulary.ts';
import type { Lit } from '../../../kernel/literal.ts';
import { Model } from '../../../kernel/model.ts';
import {
  fittingPlacements,
  isPeg,
  LOCATIONS,
  neighboursOf,
  PLACES,
  SHAPES,
  type Placement,
} from '../rules/pieces.ts';
import { pieceSpot } from '../rules/rules.ts';

interface StepsModel {
  readonly model: Model;
  readonly placements: readonly Placement[];
  lies(placement: Placement): Lit;
  before(first: number, second: number): Lit;
}

export function makeModel(): StepsModel {
  const model = new Model();
  const variables = new Map(fittingPlacements().map((each) => [each, model.variable()]));
  const lies = (placement: Placement): Lit => 2 * (variables.get(placement) ?? 0);
  const before = orderOf(model);
  eachPieceOnce(model, lies);
  const holds = pairs(model);
  for (const placement of variables.keys())
    for (const { location } of placement.rings)
      model.implies(lies(placement), [holds(placement.shape, location)]);
  eachLocationOnce(model, holds);
  lowerFirst(model, holds, before);
  return { model, placements: fittingPlacements(), lies, before };
}

/** A literal for each shape and location, made on first use. */
function pairs(model: Model): (shape: number, location: number) => Lit {
  const made = new Map<number, Lit>();
  return (shape, location) => {
    const key = shape * LOCATIONS.length + location;
    const known = made.get(key) ?? 2 * model.sat.newVariable();
    made.set(key, known);
    return known;
  };
}

function eachPieceOnce(model: Model, lies: (placement: Placement) => Lit): void {
  for (const shape of SHAPES) {
    const lits = fittingPlacements()
      .filter((each) => each.shape === shape)
      .map(lies);
    model.atLeast(1, lits, model.group(pieceSpot(shape)));
    model.atMostOne(lits);
  }
}

function eachLocationOnce(model: Model, holds: (shape: number, location: number) => Lit): void {
  for (const location of PLACES) model.atMostOne(SHAPES.map((shape) => holds(shape, location)));
}

/** A piece that overhangs a peg comes after the one that sits on it. */
function lowerFirst(
  model: Model,
  holds: (shape: number, location: number) => Lit,
  before: (first: number, second: number) => Lit,
): void {
  const shades = pairs(model);
  for (const peg of PLACES.filter(isPeg)) {
    for (const shape of SHAPES)
      for (const gap of neighboursOf(peg)) model.implies(holds(shape, gap), [shades(shape, peg)]);
    for (const [under, over] of twos)
      model.addClause([holds(under, peg) ^ 1, shades(over, peg) ^ 1, before(under, over)]);
  }
}

/** Every two different shapes, either first. */
const twos: readonly (readonly [number, number])[] = SHAPES.flatMap((a) =>
  SHAPES.filter((b) => b !== a).map((b) => [a, b] as const),
);

/** One variable for two shapes, and an order that has no rings. */
function orderOf(model: Model): (first: number, second: number) => Lit {
  const base = model.sat.newVariables(SHAPES.length * SHAPES.length);
  const before = (a: number, b: number): Lit =>
    a < b ? 2 * (base + 8 * a + b) : (2 * (base + 8 * b + a)) ^ 1;
  for (const [a, b] of twos)
    for (const c of SHAPES)
      if (c !== a && c !== b) model.addClause([before(a, b) ^ 1, before(b, c) ^ 1, before(a, c)]);
  return before;
}

/** What a piece on the board says: where it is, and that what is in the tray comes later. */
export function factsOf(steps: StepsModel, lies: readonly Placement[], tray: readonly number[]): Lit[] {
  return lies.flatMap((each) => [steps.lies(each), ...tray.map((shape) => steps.before(each.shape, shape))]);
}

/** Conflicts before the kernel gives up, under a second; reasons of up to four pieces take a fifth of it. */
const PATIENCE = 2_000;

/**
 * Is there no way to place all the named pieces? Undefined when it takes too long. Decides nothing but
 * their places: all else follows from these.
 */
export function refutes(
  { model }: StepsModel,
  facts: readonly Lit[],
  groups: readonly Spot[],
): boolean | undefined {
  const variables = groups.flatMap((name) => model.find(name)?.variables ?? []);
  model.sat.decideOnly(Int32Array.from(variables));
  const answer = model.sat.run([...facts, ...model.selectors(groups)], PATIENCE);
  return answer === 'unknown' ? undefined : answer === 'unsat';
}
