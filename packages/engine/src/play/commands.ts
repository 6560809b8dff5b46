/**
 * Carries out a typed command and reports the outcome. Places are named as their targets are ('c3', '7',
 * 'Q'), by spot ('edge:7') or by row and column; a move may also be typed as the game writes it.
 */
import type { Target } from '../draw/scene.ts';
import { placeName } from '../text/place-name.ts';
import type { Gesture, Label, Note, Spot } from '../vocabulary.ts';
import type { Language } from '../words/words.ts';
import { label } from './announce.ts';
import { DONE, refused, type Outcome } from './change.ts';
import { parseCommand, type Command, type Deed, type PlaceName, type Verb } from './command-words.ts';
import type { PlayCore } from './core.ts';
import type { Player } from './player.ts';
import { directions, nextPlace, type Direction } from './space.ts';

export interface Reply {
  readonly outcome: Outcome;
  readonly labels: readonly Label[];
}

export function runCommand(player: Player, core: PlayCore, text: string, language: Language): Reply {
  const run = new CommandRun(player, core, text);
  const command = parseCommand(text, language, (token) => run.isName(token));
  return command.is === 'do' ? run.deed(command.deed) : (run.writtenMoves() ?? run.run(command));
}

type NameIndex = ReadonlyMap<string, readonly Target[]>;
type Located = Extract<Command, { is: 'look' | 'touch' }>;

class CommandRun {
  readonly #player: Player;
  readonly #core: PlayCore;
  readonly #text: string;
  #index: NameIndex | undefined;

  constructor(player: Player, core: PlayCore, text: string) {
    this.#player = player;
    this.#core = core;
    this.#text = text.trim();
  }

  isName(token: string): boolean {
    return this.#named(token, false) !== undefined;
  }

  run(command: Exclude<Command, { is: 'do' }>): Reply {
    switch (command.is) {
      case 'left':
        return command.place ? this.#leftAt(command.place) : said(this.#left());
      case 'read-row':
        return this.#readRow(command.row);
      case 'read':
        return said(...(command.what === 'pieces' ? this.#pieces() : this.#mistakes()));
      case 'fits':
        return this.#fits(command.place);
      case 'put':
        return this.#put(command.piece, command.place, command.turns);
      case 'look':
      case 'touch':
        return this.#atPlace(command);
      case 'unknown':
        return this.#refuse('play-unknown');
    }
  }

  deed(deed: Deed): Reply {
    const player = this.#player;
    switch (deed) {
      case 'undo':
        return this.#history(player.undo(), 'play-no-undo');
      case 'redo':
        return this.#history(player.redo(), 'play-no-redo');
      case 'restart':
        return this.#played(player.restart(), []);
      case 'hint': {
        const outcome = player.hint.press();
        return { outcome, labels: player.hint.labels() };
      }
      case 'check':
        player.check.open();
        return said(...this.#mistakes(), this.#left());
      case 'help':
        return said(this.#help());
    }
  }

  #history(outcome: Outcome, none: string): Reply {
    return outcome.is === 'nothing' ? { outcome, labels: [label(none)] } : this.#played(outcome, []);
  }

  /** The game's own way of writing moves; several make one step. */
  writtenMoves(): Reply | undefined {
    const { moves } = this.#core.game;
    const whole = moves.parse(this.#text);
    const all = whole.ok ? [whole] : this.#text.split(/\s+/).map((token) => moves.parse(token));
    const read = all.flatMap((each) => (each.ok ? [each.value] : []));
    return read.length === all.length ? this.#played(this.#core.play(read, 'hand'), []) : undefined;
  }

  /** With names that exist: a piece of the shelf and a place of the board. */
  #help(): Label {
    const { scene } = this.#core;
    const slot = scene.shelf?.slots.find((each) => each !== undefined);
    if (!scene.shelf) return label('play-help');
    const place = this.#core.space.places.find(({ spot }) => this.#player.questions.fitsAt(spot)?.length);
    const [piece, free] = [slot?.spot, place?.spot ?? this.#core.space.places[0]?.spot];
    return label('play-help-pieces', { piece: this.#nameOf(piece), place: this.#nameOf(free) });
  }

  #nameOf(spot: Spot = ''): string {
    return this.#core.targetAt(spot)?.name ?? bare(spot);
  }

  #left(): Label {
    const { done, of } = this.#core.report.progress;
    return label('play-left', { done, of, wrong: this.#player.check.wrong.length });
  }

  /** What the check reports about a place, the place itself and what is around it. */
  #leftAt(name: PlaceName): Reply {
    const here = this.#find(name);
    const place = here && this.#core.space.at(here.spot);
    if (!here || !place) return this.#refuse('play-no-place');
    const around = directions.flatMap((each) => nextPlace(this.#core.space, place, each)?.spot ?? []);
    const issues = this.#core.report.issues.filter(({ at }) => at.includes(here.spot));
    const spots = [here.spot, ...around];
    return said(
      ...(issues.length ? issues : [label('play-nothing-left')]),
      ...spots.map((spot) => this.#core.labelAt(spot)),
    );
  }

  #readRow(row: number): Reply {
    const names = new RegExp(`^(r${row}c|${placeName(row, 0).slice(0, -1)})\\d+$`);
    const cells = this.#core.scene.targets.filter(({ name }) => name !== undefined && names.test(name));
    return cells.length ? said(...cells.map((cell) => cell.label)) : this.#refuse('play-no-place');
  }

  #pieces(): readonly Label[] {
    const slots = this.#core.scene.shelf?.slots ?? [];
    const labels = slots.flatMap((slot) => slot?.label ?? []);
    return labels.length ? labels : [label('play-shelf-empty')];
  }

  #mistakes(): readonly Label[] {
    const { wrong } = this.#player.check;
    return wrong.length ? wrong : [label('play-check-good')];
  }

  #fits(name: PlaceName): Reply {
    const target = this.#find(name);
    return target ? said(...this.#player.questions.fitLabels(target.spot)) : this.#refuse('play-no-place');
  }

  /** "turn 2" after the place: two turns further after placing it. */
  #put(pieceName: PlaceName, name: PlaceName, turns: number): Reply {
    const [piece, place] = [this.#find(pieceName, true), this.#find(name)];
    if (!piece || !place) return this.#refuse('play-no-place');
    const from = this.#whereIs(piece);
    const outcome = this.#gesture({ verb: 'drag', path: [from, place.spot] });
    if (outcome.is === 'done')
      for (let i = 0; i < turns; i++) this.#gesture({ verb: 'turn', on: place.spot });
    return this.#played(outcome, [place.spot]);
  }

  #gesture(gesture: Gesture): Outcome {
    const meant = this.#core.interpret(gesture);
    return meant.ok ? this.#core.play([meant.value], 'hand') : this.#core.refuse(meant.error);
  }

  /** A piece on the board is moved by its place, not by its gap on the shelf. */
  #whereIs({ spot, piece }: Target): Spot {
    if (piece !== spot || this.#core.isOnShelf(spot)) return spot;
    const { space } = this.#core;
    return space.places.find((place) => this.#core.targetAt(place.spot)?.piece === piece)?.spot ?? spot;
  }

  #atPlace(command: Located): Reply {
    const target = this.#find(command.place, command.is === 'touch' && this.#core.hasShelf);
    const spot = target && this.#ahead(target, command.direction);
    if (!target || spot === undefined) return this.#refuse('play-no-place');
    if (command.is === 'look') return said(this.#core.labelAt(spot));
    const on = this.#whereIs(this.#core.targetAt(spot) ?? target);
    return this.#core.hasShelf
      ? this.#played(this.#gesture({ verb: command.verb, on }), [on])
      : this.#touch(command.verb, on);
  }

  /** From an area a direction names the link on that side. */
  #ahead({ spot, kind }: Target, direction: Direction | undefined): Spot | undefined {
    const { space, parts } = this.#core;
    const place = space.at(spot);
    if (!direction || !place || parts.get(kind) !== 'area') return spot;
    return nextPlace(space, place, direction, (each) => parts.get(each.kind) === 'link')?.spot;
  }

  /** Repeating a command gives the same result: what is there is cleared first. */
  #touch(verb: Verb, spot: Spot): Reply {
    const { game, puzzle, session } = this.#core;
    const after = (state: unknown, each: Verb): unknown => {
      const meant = game.interpret(puzzle, state, { verb: each, on: spot });
      const next = meant.ok ? game.apply(puzzle, state, meant.value) : meant;
      return next.ok ? next.value : state;
    };
    const isSet = verb === 'tap' || verb === 'mark';
    const goal = after(isSet ? after(session.state, 'clear') : session.state, verb);
    const moves = game.plan(puzzle, session.state, goal);
    if (!moves.length) return said(label('play-same'), this.#core.labelAt(spot));
    return this.#played(this.#core.play(moves, 'hand'), [spot]);
  }

  #find(name: PlaceName, wantsPiece = false): Target | undefined {
    return 'name' in name
      ? this.#named(name.name, wantsPiece)
      : this.#named(placeName(name.row, name.column), wantsPiece);
  }

  /**
   * Case matters where it distinguishes names (peg Q and peg q), and nowhere else. The same name may mean
   * a piece and a place (piece A, peg A): the words around it decide which is meant.
   */
  #named(token: string, wantsPiece: boolean): Target | undefined {
    this.#index ??= indexOf(this.#core);
    const found = this.#index.get(token) ?? this.#index.get(token.toLowerCase()) ?? [];
    return found.find(({ spot, piece }) => (piece === spot) === wantsPiece) ?? found[0];
  }

  #played(outcome: Outcome, spots: readonly Spot[]): Reply {
    if (outcome.is === 'refused') return { outcome, labels: [outcome.note] };
    if (outcome.is !== 'done') return { outcome, labels: [label('nothing-here')] };
    return { outcome, labels: [...spots.map((spot) => this.#core.labelAt(spot)), this.#left()] };
  }

  #refuse(code: string): Reply {
    const note: Note = { code, at: [], with: { text: this.#text } };
    return { outcome: refused(note), labels: [note] };
  }
}

const said = (...labels: readonly Label[]): Reply => ({ outcome: DONE, labels });

const bare = (spot: Spot): string => spot.slice(spot.indexOf(':') + 1);

/** By name as it is written and in small letters, by spot and, where there are pieces, by the end of the spot. */
function indexOf({ scene, hasShelf }: PlayCore): NameIndex {
  const index = new Map<string, Target[]>();
  const add = (key: string, target: Target): void => {
    const known = index.get(key);
    if (!known) index.set(key, [target]);
    else if (!known.includes(target)) known.push(target);
  };
  for (const target of scene.targets) {
    const { spot, name = hasShelf ? bare(spot) : spot } = target;
    for (const each of [name, spot]) add(each, target);
  }
  for (const [key, targets] of [...index]) for (const target of targets) add(key.toLowerCase(), target);
  return index;
}
