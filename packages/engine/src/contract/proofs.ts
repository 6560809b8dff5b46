/** Laws of proofs: each link follows from its own places and the links before it, and the chain reaches its conclusion. */
import { TONES, type Hint, type Proof, type ProofLink, type Spot } from '../vocabulary.ts';
import { playAll } from './hint-runs.ts';
import type { Subject } from './subject.ts';

type Violations = Generator<string, void, void>;

interface Proven {
  readonly puzzle: unknown;
  readonly before: unknown;
  readonly hint: Hint<unknown>;
  readonly proof: Proof<unknown>;
}

const provenHints = (subject: Subject): Proven[] =>
  [...subject.walks(), ...subject.mistakes()].flatMap(({ puzzle, steps }) =>
    steps.flatMap(({ before, hint }) => (hint.proof ? [{ puzzle, before, hint, proof: hint.proof }] : [])),
  );

export function* linksFollow(subject: Subject): Violations {
  const { linkFollows } = subject.options;
  for (const { puzzle, before, hint, proof } of provenHints(subject)) {
    if (!linkFollows) {
      yield `Hint '${hint.code}' has a proof, but 'linkFollows' is not there to ask.`;
      return;
    }
    for (const [index, link] of proof.links.entries())
      if (!linkFollows(puzzle, before, proof, index))
        yield `Link ${index + 1} ('${link.code}') of hint '${hint.code}' at '${subject.text(puzzle, before)}' does not follow from ${link.because.join(', ')}.`;
  }
}

/** `linkFollows` itself must be able to say no: hardly any link follows from no places at all. */
export function* linkFollowsCanRefuse(subject: Subject): Violations {
  const { linkFollows } = subject.options;
  const proven = provenHints(subject);
  const bare = (proof: Proof<unknown>): Proof<unknown> => {
    const [first, ...rest] = proof.links.map((link) => ({ ...link, because: [] }));
    return { ...proof, links: [first, ...rest] };
  };
  if (
    linkFollows &&
    proven.length &&
    proven.every((each) => linkFollows(each.puzzle, each.before, bare(each.proof), 0))
  )
    yield `Every proof, such as that of '${proven[0].hint.code}', is said to begin with what follows from nothing.`;
}

export function* proofsArrive(subject: Subject): Violations {
  for (const { puzzle, before, hint, proof } of provenHints(subject)) {
    const fault = missedBy(hint, proof);
    if (fault) yield `The proof of hint '${hint.code}' at '${subject.text(puzzle, before)}' ${fault}.`;
  }
}

/** A step is what the last link shows, or the opposite of what was supposed; what goes wrong is named along the way. */
function missedBy({ kind, at }: Hint<unknown>, { supposes, links }: Proof<unknown>): string | undefined {
  const last = links[links.length - 1];
  const isBreak = last.marks === undefined;
  if (kind === 'mistake')
    return isBreak && links.some(({ because }) => because.some(isAmong(at)))
      ? undefined
      : 'does not show what is wrong';
  const shown: ProofLink<unknown> = supposes ?? last;
  if (supposes ? !isBreak : isBreak) return 'does not end as it should';
  return shown.at.length > 0 && shown.at.every(isAmong(at)) ? undefined : 'arrives elsewhere';
}

/** What a link shows as ghosts can be played on top of what the links before it have put there. */
export function* triesCanBePlayed(subject: Subject): Violations {
  for (const { puzzle, before, hint, proof } of provenHints(subject)) {
    const marks = [...(proof.supposes ? [proof.supposes] : []), ...proof.links];
    for (const [index, { tries = [] }] of marks.entries()) {
      const earlier = marks
        .slice(0, index + 1)
        .flatMap((each) => (each.marks === undefined ? [] : [each.marks]));
      if (playAll(subject.game, puzzle, before, [...earlier, ...tries]) === undefined)
        yield `Hint '${hint.code}' at '${subject.text(puzzle, before)}' tries what cannot be played.`;
    }
  }
}

/** Tones name places that exist, none of them twice: one place cannot be inside and outside. */
export function* tonesNamePlaces(subject: Subject): Violations {
  for (const { puzzle, steps } of [...subject.walks(), ...subject.mistakes()])
    for (const { before, hint } of steps) {
      const links = [hint, ...(hint.proof?.links ?? [])];
      if (!links.some(({ tones }) => tones)) continue;
      const scene = subject.game.scene(puzzle, before);
      const there = new Set([
        ...scene.targets.map(({ spot }) => spot),
        ...(scene.shelf?.slots ?? []).flatMap((slot) => slot?.spot ?? []),
      ]);
      for (const { code, tones = [] } of links) {
        const spots = tones.flatMap((each) => each.spots);
        const fault =
          (new Set(spots).size < spots.length && 'tints a place twice') ||
          (tones.some((each) => !each.spots.length) && 'has a tone without a place') ||
          (tones.some(({ tone }) => !TONES.includes(tone)) && 'has a tone that nobody knows') ||
          (!spots.every((spot) => there.has(spot)) &&
            `tints ${spots.find((spot) => !there.has(spot))}, which is no place`);
        if (fault) yield `'${code}' of hint '${hint.code}' at '${subject.text(puzzle, before)}' ${fault}.`;
      }
    }
}

const isAmong =
  (spots: readonly Spot[]) =>
  (spot: Spot): boolean =>
    spots.includes(spot);
