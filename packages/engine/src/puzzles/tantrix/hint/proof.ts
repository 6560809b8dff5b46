/**
 * Chains that the eye can follow. A tile must go somewhere because every alternative leads to a fault; a position is
 * lost because tile after tile has only one place to go, until one has none.
 */
import { cellKey } from '../../../grid/hex.ts';
import { minimiseAtOnce } from '../../../kernel/minimise.ts';
import type { Task } from '../../../task.ts';
import { tonesOf, type Proof, type ProofLink, type Spot } from '../../../vocabulary.ts';
import { emptyCells } from '../rules/empty.ts';
import { hexSpot, type Move, type Placed, type Puzzle, type State } from '../rules/rules.ts';
import { easiestStep, fault, looseEnds, loopColour, seenReason, type Fault } from './deduce.ts';
import { choicesAt, isSame, openChoices, refuted, type Looks, type Refuted } from './refute.ts';

type Link = ProofLink<Move>;

const LOOKS = 60;

/** Why nothing else can go there; undefined where the eye is not enough, or one look is. */
export function* proofOfPlace(puzzle: Puzzle, state: State, place: Placed): Task<Proof<Move> | undefined> {
  const all = choicesAt(puzzle, state.placed, place);
  const others = all.filter((each) => !isSame(each, place));
  if (!others.length || others.length === all.length) return undefined;
  const found = yield* allRefuted(puzzle, state.placed, others);
  if (!found) return undefined;
  const sight = new Sight(puzzle, state, state.placed);
  const [first, ...rest] = [...sight.outLinks(found, place.tile), sight.conclusion(place)];
  return { links: [first, ...rest] };
}

function* allRefuted(
  puzzle: Puzzle,
  placed: readonly Placed[],
  all: readonly Placed[],
): Task<readonly Refuted[] | undefined> {
  const looks: Looks = { left: LOOKS };
  const found: Refuted[] = [];
  for (const each of all) {
    yield { done: found.length, of: all.length };
    const wrong = refuted(puzzle, placed, each, looks);
    if (!wrong) return undefined;
    found.push(wrong);
  }
  return found;
}

const STEPS = 12;

/** From the tiles as they are, the wrong one among them, to a fault. */
export function* proofOfNoWay(
  puzzle: Puzzle,
  state: State,
  placed: readonly Placed[],
  wrong: Placed,
): Task<Proof<Move> | undefined> {
  const links: Link[] = [];
  const forced: Placed[] = [];
  for (let steps = 0; steps < STEPS; steps++) {
    yield { done: steps, of: STEPS };
    const now = [...placed, ...forced];
    const sight = new Sight(puzzle, state, now);
    const end = fault(puzzle, now);
    if (end) return chain([...links, sight.ending(end)], hexSpot(wrong));
    const step = easiestStep(puzzle, now);
    if (!step) {
      const cases = yield* lostCell(puzzle, now);
      return (
        cases &&
        chain([...links, ...sight.outLinks(cases), sight.nothingLeft(cases[0].choice)], hexSpot(wrong))
      );
    }
    links.push(sight.stepLink(step.code, step.place));
    forced.push(step.place);
  }
  return undefined;
}

/** A cell where everything that could go there is refuted. */
function* lostCell(puzzle: Puzzle, placed: readonly Placed[]): Task<readonly Refuted[] | undefined> {
  for (const all of openChoices(puzzle, placed).slice(0, 2)) {
    const found = all.length > 0 && (yield* allRefuted(puzzle, placed, all));
    if (found) return found;
  }
  return undefined;
}

/** A step stays when a later one uses its tile; a chain that is not about the wrong tile does not count. */
function chain(links: readonly Link[], wrong: Spot): Proof<Move> | undefined {
  const kept: Link[] = [];
  const wanted = new Set<Spot>();
  for (const link of links.toReversed()) {
    if (link.marks && !link.at.some((spot) => wanted.has(spot))) continue;
    kept.unshift(link);
    for (const spot of link.because) wanted.add(spot);
  }
  const [first, ...rest] = kept;
  return kept.length > 1 && wanted.has(wrong) ? { links: [first, ...rest] } : undefined;
}

/** What can be seen of these tiles, and how it is put into words. */
class Sight {
  readonly #puzzle: Puzzle;
  readonly #placed: readonly Placed[];
  readonly #there: ReadonlySet<Spot>; // on the picture

  constructor(puzzle: Puzzle, state: State, placed: readonly Placed[]) {
    this.#puzzle = puzzle;
    this.#placed = placed;
    this.#there = new Set([...state.placed, ...emptyCells(puzzle, state)].map(hexSpot));
  }

  /** Alternatives that go wrong alike are mentioned once. */
  outLinks(all: readonly Refuted[], target = 0): Link[] {
    const alike = new Map<string, Refuted[]>();
    for (const each of all) {
      const key = each.forced.length ? cellKey(each.choice) + alike.size : each.fault.code;
      alike.set(key, [...(alike.get(key) ?? []), each]);
    }
    return [...alike.values()].map((group) => this.#outLink(group, target));
  }

  #outLink(group: readonly Refuted[], target: number): Link {
    const [{ choice, forced, fault: wrong }] = group;
    const because = this.#fewest((some) =>
      group.every((each) => fault(this.#puzzle, [...some, each.choice, ...each.forced]) !== undefined),
    );
    const tiles = [...new Set(group.map((each) => each.choice.tile))];
    return {
      code: `out.${wrong.code}`,
      at: this.#onPicture([hexSpot(choice), ...(group.length === 1 ? wrong.cells.map(hexSpot) : [])]),
      because,
      with: {
        tiles: tiles.filter((tile) => tile !== target).join(),
        turned: tiles.includes(target) ? target : '',
        forced: forced.length,
        out: group.map((each) => placeText(each.choice)).join(' '),
      },
      ...(group.length === 1 && { tries: [choice, ...forced].map(placeMove) }),
      ...this.#ends(wrong.code, group.length === 1 ? [choice, ...forced] : []),
    };
  }

  conclusion(place: Placed): Link {
    return {
      code: 'link.only-tile',
      at: this.#onPicture([hexSpot(place)]),
      because: this.#touching(place),
      with: { tile: place.tile },
      marks: placeMove(place),
    };
  }

  stepLink(code: string, place: Placed): Link {
    return {
      code: `link.${code}`,
      at: [hexSpot(place)],
      because: this.#fewest((some) => seenReason(this.#puzzle, some, place) !== undefined),
      with: { tile: place.tile },
      marks: placeMove(place),
    };
  }

  ending({ code, cells }: Fault): Link {
    return {
      code: `break.${code}`,
      at: this.#onPicture(cells.map(hexSpot)),
      because: this.#fewest((some) => fault(this.#puzzle, some) !== undefined),
      ...this.#ends(code),
    };
  }

  nothingLeft(place: Placed): Link {
    return {
      code: 'break.no-tile',
      at: this.#onPicture([hexSpot(place)]),
      because: this.#touching(place),
      with: { cell: cellKey(place) },
    };
  }

  /** The ends that the line still has, where the fault is that they cannot go on; what is only tried has them, too. */
  #ends(code: Fault['code'], tried: readonly Placed[] = []): Pick<Link, 'tones'> {
    const colour = loopColour(this.#puzzle);
    if (!colour || code === 'clash' || code === 'early-loop') return {};
    return tonesOf({ end: this.#onPicture(looseEnds([...this.#placed, ...tried], colour).map(hexSpot)) });
  }

  /** The tiles that constrain a cell. */
  #touching(place: Placed): Spot[] {
    const all = choicesAt(this.#puzzle, this.#placed, place).length;
    return this.#fewest((some) => {
      const left = choicesAt(this.#puzzle, some, place).length;
      return left > 0 && left <= all;
    });
  }

  #fewest(holds: (some: readonly Placed[]) => boolean): Spot[] {
    return (minimiseAtOnce(this.#placed, holds) ?? this.#placed).map(hexSpot);
  }

  #onPicture(spots: readonly Spot[]): Spot[] {
    return [...new Set(spots)].filter((spot) => this.#there.has(spot));
  }
}

const placeMove = (place: Placed): Move => ({ kind: 'place', ...place });

/** As in the native text: tile.q.r.turn. */
const placeText = ({ tile, q, r, turn }: Placed): string => [tile, q, r, turn].join('.');
