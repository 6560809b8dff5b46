/** Typed commands as data: words in, meaning out. Independent of games and boards. */
import { languages, type Language } from '../words/words.ts';
import type { Direction } from './space.ts';

const VERBS = ['back', 'flip', 'tap', 'mark', 'clear', 'cycle', 'turn'] as const;
export type Verb = (typeof VERBS)[number];

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
const DEEDS = ['undo', 'redo', 'restart', 'hint', 'check', 'help'] as const;
export type Deed = (typeof DEEDS)[number];

type Word =
  | Verb
  | Direction
  | Deed
  | 'what'
  | 'read'
  | 'row'
  | 'column'
  | 'place'
  | 'fits'
  | 'pieces'
  | 'mistakes';

const WORDS: Readonly<Record<Language, Readonly<Record<Word, readonly string[]>>>> = {
  en: {
    tap: ['line', 'draw', 'set', 'tap', 'inside', 'lit', 'on'],
    mark: ['cross', 'mark', 'x', 'outside', 'dark', 'off', 'lock'],
    clear: ['clear', 'erase', 'empty', 'delete', 'take', 'lift', 'remove'],
    cycle: ['cycle', 'next'],
    turn: ['turn', 'rotate'],
    back: ['back'],
    flip: ['flip', 'over'],
    up: ['up', 'above', 'top'],
    down: ['down', 'below', 'bottom'],
    left: ['left'],
    right: ['right'],
    what: ['what', 'left', 'remains'],
    read: ['read', 'list'],
    row: ['row'],
    column: ['column', 'col', 'place'],
    place: ['place', 'put', 'lay', 'move'],
    fits: ['fits', 'fit'],
    pieces: ['pieces', 'shelf', 'tiles'],
    mistakes: ['mistakes', 'conflicts', 'wrong'],
    undo: ['undo'],
    redo: ['redo'],
    restart: ['restart'],
    hint: ['hint'],
    check: ['check'],
    help: ['help', '?'],
  },
  fi: {
    tap: ['viiva', 'piirrä', 'aseta', 'napauta', 'sisällä', 'palaa', 'päälle'],
    mark: ['rasti', 'merkitse', 'x', 'ulkona', 'pimeä', 'pois', 'lukitse'],
    clear: ['tyhjennä', 'poista', 'pyyhi', 'ota', 'nosta'],
    cycle: ['seuraava'],
    turn: ['käännä', 'kierrä'],
    back: ['takaisin'],
    flip: ['nurin', 'ympäri'],
    up: ['ylös', 'ylä', 'yläreuna', 'yllä'],
    down: ['alas', 'ala', 'alareuna', 'alla'],
    left: ['vasen', 'vasemmalle', 'vasemmalla'],
    right: ['oikea', 'oikealle', 'oikealla'],
    what: ['mitä', 'mikä', 'jäljellä', 'jäi'],
    read: ['lue', 'luettele'],
    row: ['rivi', 'riville', 'rivillä', 'rivin'],
    column: ['sarake', 'sarakkeeseen', 'sarakkeessa', 'sarakkeen'],
    place: ['pane', 'aseta', 'laita', 'siirrä'],
    fits: ['käy', 'sopii'],
    pieces: ['palat', 'hylly', 'laatat'],
    mistakes: ['virheet', 'ristiriidat'],
    undo: ['kumoa'],
    redo: ['uudelleen'],
    restart: ['alusta'],
    hint: ['vihje'],
    check: ['tarkista'],
    help: ['ohje', 'apua', '?'],
  },
};

/** A place as people name it: by one word, or by row and column. */
export type PlaceName = { readonly name: string } | { readonly row: number; readonly column: number };

export type Command =
  | { readonly is: 'do'; readonly deed: Deed }
  | { readonly is: 'left'; readonly place?: PlaceName }
  | { readonly is: 'read-row'; readonly row: number }
  | { readonly is: 'read'; readonly what: 'pieces' | 'mistakes' }
  | { readonly is: 'fits'; readonly place: PlaceName }
  | { readonly is: 'put'; readonly piece: PlaceName; readonly place: PlaceName; readonly turns: number }
  | { readonly is: 'look'; readonly place: PlaceName; readonly direction?: Direction }
  | { readonly is: 'touch'; readonly verb: Verb; readonly place: PlaceName; readonly direction?: Direction }
  | { readonly is: 'unknown' };

const UNKNOWN: Command = { is: 'unknown' };
const MOST_TOKENS = 20;

/** What may be a name: as typed, since some games distinguish 'Q' from 'q'. */
type IsName = (token: string) => boolean;

/** In the player's language first, then in the others. */
export function parseCommand(text: string, language: Language, isName: IsName): Command {
  for (const each of [language, ...languages.filter((other) => other !== language)]) {
    const command = new Sentence(text, each, isName).command();
    if (command.is !== 'unknown') return command;
  }
  return UNKNOWN;
}

class Sentence {
  readonly #tokens: readonly string[];
  readonly #words: Readonly<Record<Word, readonly string[]>>;
  readonly #places: readonly PlaceName[];

  constructor(text: string, language: Language, isName: IsName) {
    this.#words = WORDS[language];
    this.#tokens = text.trim().split(/\s+/).slice(0, MOST_TOKENS);
    const rowAndColumn = this.#rowAndColumn();
    this.#places = rowAndColumn
      ? [rowAndColumn]
      : this.#tokens.flatMap((token) => placeIn(token, isName) ?? []);
  }

  command(): Command {
    const deed = DEEDS.find((each) => this.#is(0, each));
    if (deed && this.#tokens.length === 1) return { is: 'do', deed };
    return this.#question() ?? this.#act();
  }

  #question(): Command | undefined {
    const [place] = this.#places;
    if (this.#has('fits')) return place && { is: 'fits', place };
    if (this.#is(0, 'what')) return { is: 'left', ...(place && { place }) };
    if (!this.#has('read')) return undefined;
    if (this.#has('pieces')) return { is: 'read', what: 'pieces' };
    if (this.#has('mistakes')) return { is: 'read', what: 'mistakes' };
    const row = this.#numberAfter('row');
    return row === undefined ? undefined : { is: 'read-row', row };
  }

  #act(): Command {
    const [first, second] = this.#places;
    if (!first) return UNKNOWN;
    if (second && this.#has('place'))
      return { is: 'put', piece: first, place: second, turns: this.#numberAfter('turn') ?? 0 };
    const direction = DIRECTIONS.find((each) => this.#has(each));
    const where = { place: first, ...(direction && { direction }) };
    const verb = VERBS.find((each) => this.#has(each)) ?? (this.#has('place') ? 'tap' : undefined);
    if (verb) return { is: 'touch', verb, ...where };
    // A sentence of other words that happens to name a place is not a question about it.
    return this.#tokens.length <= 2 || this.#rowAndColumn() ? { is: 'look', ...where } : UNKNOWN;
  }

  #is(index: number, word: Word): boolean {
    return this.#words[word].includes((this.#tokens[index] ?? '').toLowerCase());
  }

  #has(word: Word): boolean {
    return this.#tokens.some((_, index) => this.#is(index, word));
  }

  #rowAndColumn(): PlaceName | undefined {
    const [row, column] = [this.#numberAfter('row'), this.#numberAfter('column')];
    return row === undefined || column === undefined ? undefined : { row, column };
  }

  /** 'row 3' and 'row c' are the same row. */
  #numberAfter(word: Word): number | undefined {
    const index = this.#tokens.findIndex((_, i) => this.#is(i, word));
    const next = index < 0 ? '' : (this.#tokens[index + 1] ?? '').toLowerCase();
    if (/^\d{1,3}$/.test(next)) return Number(next);
    return word === 'row' && /^[a-z]$/.test(next) ? next.charCodeAt(0) - 96 : undefined;
  }
}

/** A name that the board knows or that could be one ('z99'), else a row and a column: 'r12c4', '12,4', '12.4'. */
function placeIn(token: string, isName: IsName): PlaceName | undefined {
  if (isName(token) || /^[a-z]\d{1,3}$/i.test(token)) return { name: token };
  const pair = /^r?(\d{1,3})[c,.](\d{1,3})$/i.exec(token);
  return pair ? { row: Number(pair[1]), column: Number(pair[2]) } : undefined;
}
