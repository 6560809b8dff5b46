/** Carries out a typed command and says what came of it. */
import type { Target } from 'edgewise';
import { directions, makeSpace, nextPlace, type Space } from '../draw/space.ts';
import { partsOf, type Parts } from '../draw/strokes.ts';
import { askHint } from '../hint/hint-steps.ts';
import { gameSays, words } from '../shell/words/index.ts';
import { doMoves, doRedo, doUndo, labelOf } from '../game/actions.ts';
import { openCheck, wrongs } from '../check/issues.ts';
import { hasShelf } from '../game/held-piece.ts';
import { runPieceCommand } from './piece-commands.ts';
import { parseCommand, type Command, type PlaceName, type Verb } from './command-words.ts';
import { sceneOf, type OpenGame } from '../game/open-game.ts';

export function runCommand(now: OpenGame, text: string): string {
  const pieces = hasShelf(now) ? runPieceCommand(now, text) : undefined;
  if (pieces !== undefined) return pieces;
  const command = parseCommand(text, words.value.commandWords);
  switch (command.is) {
    case 'do':
      return doAction(now, command.action);
    case 'left':
      return command.place ? leftAt(now, command.place, text) : leftText(now);
    case 'read':
      return readRow(now, command.row, text);
    case 'look':
    case 'touch':
      return atPlace(now, command, text);
    case 'unknown':
      return words.value.commandUnknown(text);
  }
}

/** With names that are there: a piece of the shelf and a place of the board. */
export function commandHelp(now: OpenGame): string {
  const { shelf, targets } = sceneOf(now);
  if (!shelf) return words.value.commandHelp;
  const bare = (spot = ''): string => spot.slice(spot.indexOf(':') + 1);
  const piece = shelf.slots.find((slot) => slot !== undefined)?.spot ?? targets[0]?.spot;
  const place = targets.find(
    ({ spot }) =>
      spot !== piece && (now.game.fits?.(now.session.puzzle, now.session.state, spot)?.length ?? 0) > 0,
  );
  return words.value.pieceCommandHelp(bare(piece), bare(place?.spot ?? targets[0]?.spot));
}

function doAction(now: OpenGame, action: Extract<Command, { is: 'do' }>['action']): string {
  if (action === 'undo' && !now.canUndo.value) return words.value.nothingToUndo;
  if (action === 'redo' && !now.canRedo.value) return words.value.nothingToRedo;
  if (action === 'undo') doUndo(now);
  if (action === 'redo') doRedo(now);
  if (action === 'hint') askHint(now);
  if (action === 'check') openCheck();
  if (action === 'help') return commandHelp(now);
  return action === 'hint' ? words.value.hintBusy : leftText(now);
}

function leftText(now: OpenGame): string {
  const { progress } = now.report.value;
  return words.value.commandLeft(progress.done, progress.of, wrongs.value.length);
}

/** The place itself, what lies around it, and what the check has to say about any of them. */
function leftAt(now: OpenGame, place: PlaceName, text: string): string {
  const { space, parts } = geometry(now);
  const here = resolve(now, parts, place);
  if (!here) return words.value.commandNoPlace(text);
  const start = space.at(here.spot);
  const around = start
    ? directions.flatMap((direction) => nextPlace(space, start, direction)?.spot ?? [])
    : [];
  const spots = [here.spot, ...around];
  const issues = now.report.value.issues.filter(({ at }) => at.some((spot) => spot === here.spot));
  const said = issues.length
    ? issues.map((issue) => gameSays(now.game, issue))
    : [words.value.commandNothingAt];
  return [...said, ...spots.map((spot) => `${labelOf(now, spot)}.`)].join(' ');
}

function readRow(now: OpenGame, row: number, text: string): string {
  const { parts } = geometry(now);
  const cells = sceneOf(now).targets.filter(
    ({ kind, label }) =>
      (label.with?.['row'] === row && parts.get(kind) === 'area') ||
      new RegExp(`^${String.fromCharCode(96 + row)}\\d+$`).test(String(label.with?.['cell'] ?? '')),
  );
  if (!cells.length) return words.value.commandNoPlace(text);
  return cells.map((target) => gameSays(now.game, target.label)).join('. ');
}

function atPlace(now: OpenGame, command: Extract<Command, { is: 'look' | 'touch' }>, text: string): string {
  const { space, parts } = geometry(now);
  const target = resolve(now, parts, command.place);
  const start = target && space.at(target.spot);
  const place =
    start && command.direction && parts.get(target.kind) === 'area'
      ? nextPlace(space, start, command.direction, ({ kind }) => parts.get(kind) === 'link')
      : start;
  if (!place) return words.value.commandNoPlace(text);
  if (command.is === 'look') return labelOf(now, place.spot);
  return touch(now, command.verb, place.spot);
}

/** Said twice, a word means the same: what is there is cleared first. */
function touch(now: OpenGame, verb: Verb, spot: string): string {
  const { game, session } = now;
  const { puzzle } = session;
  const after = (state: unknown, each: Verb): unknown => {
    const meant = game.interpret(puzzle, state, { verb: each, on: spot });
    const next = meant.ok ? game.apply(puzzle, state, meant.value) : undefined;
    return next?.ok ? next.value : state;
  };
  const sets = verb === 'tap' || verb === 'mark';
  const goal = after(sets ? after(session.state, 'clear') : session.state, verb);
  const moves = game.plan(puzzle, session.state, goal);
  if (!moves.length) return `${words.value.commandSame} ${labelOf(now, spot)}`;
  doMoves(now, moves, 'hand');
  return labelOf(now, spot);
}

/** Areas before links before joints: a place by its name is the cell, not the dot that shares its numbers. */
function resolve(now: OpenGame, parts: Parts, place: PlaceName): Target | undefined {
  const order = ['area', 'link', 'joint'];
  const fits = ({ spot, label }: Target): boolean => {
    if ('spot' in place) return spot === place.spot;
    if ('number' in place) return label.with?.['n'] === place.number;
    const { row, column, cell } = label.with ?? {};
    return (row === place.row && column === place.column) || cell === nameOfPlace(place);
  };
  return sceneOf(now)
    .targets.filter(fits)
    .sort(
      (a, b) => order.indexOf(parts.get(a.kind) ?? 'joint') - order.indexOf(parts.get(b.kind) ?? 'joint'),
    )[0];
}

/** 'c3': boards whose rows have letters name their cells so. */
const nameOfPlace = ({ row, column }: { readonly row: number; readonly column: number }): string =>
  `${String.fromCharCode(96 + row)}${column}`;

function geometry(now: OpenGame): { space: Space; parts: Parts } {
  const space = makeSpace(sceneOf(now).targets);
  const { puzzle, state } = now.session;
  return {
    space,
    parts: partsOf(space, (gesture) => now.game.interpret(puzzle, state, gesture).ok),
  };
}
