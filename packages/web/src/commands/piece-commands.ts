/**
 * Typed commands for games with pieces: "place 7 at c3", "what fits c3", "turn 7", "read pieces", and the
 * game's own way of writing a move. Things are named as their spots are: 'c3' for cell:c3, '7' for piece:7.
 */
import type { Gesture, Spot } from 'edgewise';
import { gameSays, words } from '../shell/words/index.ts';
import type { PieceWord } from '../shell/words/en-pieces.ts';
import { labelOf } from '../game/actions.ts';
import { wrongs } from '../check/issues.ts';
import { fitsText } from '../game/fits.ts';
import { kitOf } from '../game/held-piece.ts';
import { act, playMoves, sceneOf, type Outcome, type OpenGame } from '../game/open-game.ts';

/** Undefined: not about pieces. */
export function runPieceCommand(now: OpenGame, text: string): string | undefined {
  const written = now.game.moves.parse(text.trim());
  if (written.ok) return play(now, () => finished(now, playMoves(now, [written.value])), []);
  const tokens = text.trim().split(/\s+/).slice(0, 20);
  const known = words.value.pieceWords;
  const has = (word: PieceWord): boolean => tokens.some((token) => known[word].includes(token.toLowerCase()));
  const verb = (['turn', 'back', 'flip', 'clear', 'mark'] as const).find(has);
  const named = tokens.flatMap((token, i) => {
    const wantsPiece = has('place')
      ? !tokens.slice(0, i).some((each) => nameOf(now, each, true))
      : verb !== undefined;
    return nameOf(now, token, wantsPiece) ?? [];
  });
  const [first, second] = named;
  if (has('read')) return reading(now, has);
  if (first === undefined) return undefined;
  if (has('fits')) return fitsText(now, first);
  if (has('place')) return second === undefined ? undefined : placing(now, first, second, stepsIn(tokens));
  if (verb) return turning(now, verb, first);
  return tokens.length === 1 ? labelOf(now, first) : undefined;
}

function reading(now: OpenGame, has: (word: PieceWord) => boolean): string | undefined {
  const said = (texts: readonly string[], none: string): string => (texts.length ? texts.join('. ') : none);
  if (has('conflicts'))
    return said(
      wrongs.value.map((issue) => gameSays(now.game, issue)),
      words.value.checkGood,
    );
  if (!has('pieces')) return undefined;
  const slots = (sceneOf(now).shelf?.slots ?? []).filter((slot) => slot !== undefined);
  return said(
    slots.map(({ label }) => gameSays(now.game, label)),
    words.value.shelfEmpty,
  );
}

/** "turn 2" after the place: two steps further than it was put. */
function placing(now: OpenGame, piece: Spot, place: Spot, steps: number): string {
  return play(now, () => {
    if (!done(now, { verb: 'drag', path: [piece, place] })) return false;
    for (let i = 0; i < steps; i++) done(now, { verb: 'turn', on: place });
    return true;
  }, [place]);
}

function stepsIn(tokens: readonly string[]): number {
  const at = tokens.findIndex((token) => words.value.pieceWords.turn.includes(token.toLowerCase()));
  const steps = at < 0 ? 0 : Number(tokens[at + 1]);
  return Number.isInteger(steps) && steps > 0 && steps < 12 ? steps : 0;
}

/** A piece that lies on the board answers by its place, not by its gap on the shelf. */
function turning(now: OpenGame, verb: 'turn' | 'back' | 'flip' | 'clear' | 'mark', named: Spot): string {
  const spot = lyingAt(now, named) ?? named;
  return play(now, () => done(now, { verb, on: spot }), [spot]);
}

/** Where the drawing shows a piece whose slot is empty: its shapes carry the place, its gap the name. */
function lyingAt(now: OpenGame, piece: Spot): Spot | undefined {
  const { targets, shelf } = sceneOf(now);
  const target = targets.find(({ spot }) => spot === piece);
  if (!target || !pieceKinds(now).has(kindOf(piece)) || shelf?.slots.some((slot) => slot?.spot === piece))
    return undefined;
  const name = target.label.with;
  const same = (values: typeof name): boolean =>
    ['piece', 'tile'].some((key) => values?.[key] !== undefined && values[key] === name?.[key]);
  return targets.find(({ spot, label }) => spot !== piece && same(label.with))?.spot;
}

const kindOf = (spot: Spot): string => spot.slice(0, spot.indexOf(':'));

const pieceKinds = (now: OpenGame): ReadonlySet<string> => new Set(kitOf(now).map(kindOf));

let refusal = '';

const done = (now: OpenGame, gesture: Gesture): boolean => finished(now, act(now, gesture));

function finished(now: OpenGame, outcome: Outcome): boolean {
  refusal =
    outcome.is === 'refused'
      ? gameSays(now.game, outcome.note)
      : outcome.is === 'away'
        ? words.value.away
        : words.value.nothingHere;
  return outcome.is === 'done';
}

function play(now: OpenGame, action: () => boolean, spots: readonly Spot[]): string {
  if (!action()) return refusal || words.value.nothingHere;
  const { progress } = now.report.value;
  const left = words.value.commandLeft(progress.done, progress.of, wrongs.value.length);
  return [...spots.map((spot) => `${labelOf(now, spot)}.`), left].join(' ');
}

/**
 * Case tells apart where it must (peg Q and peg q); elsewhere it does not matter. The same name may stand
 * for a piece and a place (piece A, peg A): which is meant, the words around it tell.
 */
function nameOf(now: OpenGame, token: string, piece: boolean): Spot | undefined {
  const kinds = pieceKinds(now);
  const other = (spot: Spot): number => Number(kinds.has(kindOf(spot)) !== piece);
  const spots = sceneOf(now)
    .targets.map(({ spot }) => spot)
    .sort((a, b) => other(a) - other(b));
  const bare = (spot: Spot): string => spot.slice(spot.indexOf(':') + 1);
  const lower = token.toLowerCase();
  return (
    spots.find((spot) => spot === token || bare(spot) === token) ??
    spots.find((spot) => spot.toLowerCase() === lower || bare(spot).toLowerCase() === lower)
  );
}
