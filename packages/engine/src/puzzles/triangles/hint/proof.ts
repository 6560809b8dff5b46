/** What was ruled out, as links that a person can follow; each names the cells, pieces and walls that show it. */
import { tonesOf, type Proof, type ProofLink, type Spot } from '../../../vocabulary.ts';
import { symbolValues } from '../rules/colours.ts';
import { boardOf, cellSpot, mate, pieceSpot, shown, type Move, type Puzzle } from '../rules/rules.ts';
import { around, type Laying } from './partial-position.ts';
import { bothOf, endCells, isAlike, type Case, type Contradiction, type Look, type WhatIf } from './looks.ts';
import type { Possible } from './possible.ts';
import type { StruckValues } from './strike.ts';
import { moves } from '../rules/moves.ts';
import type { Lookup } from '../../../vocabulary.ts';

type Link = ProofLink<Move>;
type Values = Lookup<string | number>;

/** That a cell takes one piece; one look needs no chain. */
export function proofOfStep(
  possible: Possible,
  struck: readonly StruckValues[],
  target: Laying,
): Proof<Move> {
  const chain = new Chain(possible);
  const cell = cellSpot(boardOf(possible.puzzle), target.cell);
  return chain.proof(struck, {
    code: 'link.only-fit',
    at: [cell],
    because: [cell, ...chain.around([target.cell])],
    with: chain.nameOf(target),
    marks: layingMove(possible.puzzle, target),
  });
}

/** From the piece that broke it to the place where nothing fits. */
export function proofOfWrong(
  possible: Possible,
  struck: readonly StruckValues[],
  wrong: Contradiction,
  culprit?: Spot,
): Proof<Move> {
  const chain = new Chain(possible);
  const because = [...chain.spotsOf(wrong), ...(culprit === undefined ? [] : [culprit])];
  return chain.proof(struck, {
    code: `break.${wrong.is}`,
    at: chain.placesOf(wrong),
    because: [...new Set(because)],
    with: chain.valuesOf(wrong),
    ...tonesOf({ stranded: chain.placesOf(wrong) }),
  });
}

const layingMove = (puzzle: Puzzle, { piece, cell, turn }: Laying): Move => ({
  piece,
  act: '@',
  cell: boardOf(puzzle).names[cell],
  turn,
});

class Chain {
  readonly #possible: Possible;
  readonly #gone = new Set<number>();
  #everywhere: readonly Spot[] | undefined;

  constructor(possible: Possible) {
    this.#possible = possible;
  }

  get #puzzle(): Puzzle {
    return this.#possible.puzzle;
  }

  proof(struck: readonly StruckValues[], last: Link): Proof<Move> {
    const links = struck.flatMap(({ rule, values }) => {
      const cases = rule.is === 'what-if' ? this.#casesOf(rule, values) : [];
      const link = this.#linkOf(rule, values, []);
      for (const value of values) this.#gone.add(value);
      return [...cases, link];
    });
    const [first, ...rest] = [...links, last];
    return { links: [first, ...rest] };
  }

  /** What is tried on top of what is given, the innermost first: each is shown before it is used. */
  #casesOf({ cases }: WhatIf, given: readonly number[]): readonly Link[] {
    return alike(cases).flatMap(({ rule, values }) => [
      ...this.#casesOf(rule, [...given, ...values]),
      this.#linkOf(rule, values, given),
    ]);
  }

  #linkOf(rule: Look, values: readonly number[], given: readonly number[]): Link {
    const { code, because, at = [], with: said = {}, tries } = this.#saidBy(rule, values, given);
    const board = boardOf(this.#puzzle);
    const layings = values.map((value) => this.#possible.layingOf(value));
    const pieces = [...new Set(layings.map(({ piece }) => piece + 1))];
    return {
      code,
      at: [...new Set([cellSpot(board, rule.cell), ...at])],
      because: [...new Set(because)],
      with: {
        cell: board.names[rule.cell],
        count: pieces.length,
        pieces: pieces.join(),
        ...said,
        out: layings.map(({ piece, turn }) => `${piece + 1}/${turn + 1}`).join(' '),
        ...(given.length > 0 && { given: this.#givenText(given) }),
      },
      ...(tries && { tries }),
    };
  }

  /** As moves are written: what has been tried before. */
  #givenText(given: readonly number[]): string {
    return given
      .map((value) => moves.format(layingMove(this.#puzzle, this.#possible.layingOf(value))))
      .join(' ');
  }

  #saidBy(
    rule: Look,
    values: readonly number[],
    given: readonly number[],
  ): Partial<Link> & Pick<Link, 'code' | 'because'> {
    switch (rule.is) {
      case 'show':
        return { ...this.#shows(rule.cell, rule.by, values), because: this.#cells([rule.by]) };
      case 'used':
        return {
          code: 'link.used',
          because: this.#cells(rule.by),
          with: { piece: this.#number(rule.kind), other: this.#names(rule.by) },
        };
      case 'place':
        return {
          code: 'link.place',
          because: [this.#pieceOf(rule.kind), ...this.#allCells],
          with: { piece: this.#number(rule.kind) },
        };
      case 'what-if':
        return this.#whatIf(rule, values, given);
      case 'supposed':
        return { code: 'link.only-fit', because: [] };
    }
  }

  /** What a neighbour can show, or cannot, if that is few labels; otherwise only that it rules pieces out. */
  #shows(cell: number, by: number, values: readonly number[]): Pick<Link, 'code' | 'with'> {
    const { neighbours, names } = boardOf(this.#puzzle);
    const side = [0, 1, 2].find((each) => neighbours[3 * by + each] === cell) ?? 0;
    const facing = [0, 1, 2].find((each) => neighbours[3 * cell + each] === by) ?? 0;
    const open = this.#possible.firstOf(by).filter((value) => !this.#gone.has(value));
    const can = this.#labelsOf(open, side);
    const cannot = this.#labelsOf(values, facing).map((label) => mate(this.#puzzle.match, label));
    const [code, labels] =
      can.length <= SAID
        ? ['link.shows', can]
        : cannot.length <= SAID
          ? ['link.shows-no', cannot]
          : ['link.rules-out', []];
    const said = labels.map((label, i) => symbolValues(this.#puzzle, `sign${i}`, label));
    return { code, with: Object.assign({ other: names[by], signs: labels.length }, ...said) as Values };
  }

  #labelsOf(values: readonly number[], side: number): number[] {
    const { pieces } = this.#puzzle;
    const labels = values.map((value) => {
      const { piece, turn } = this.#possible.layingOf(value);
      return shown(pieces[piece], turn, side);
    });
    return [...new Set(labels)].sort((a, b) => a - b);
  }

  #whatIf(
    rule: WhatIf,
    values: readonly number[],
    given: readonly number[],
  ): Partial<Link> & Pick<Link, 'code' | 'because'> {
    const shows = rule.kinds.length > 0 ? this.#allCells : this.#cells(rule.cells);
    const tries = values.length === 1 ? this.#tries([...given, ...values, ...rule.settled]) : undefined;
    return {
      code: rule.cases.length > 0 ? 'out.cases' : `out.${rule.end.is}`,
      at: this.placesOf(rule.end),
      because: [...rule.kinds.map((kind) => this.#pieceOf(kind)), ...shows],
      with: { ...this.valuesOf(rule.end), settled: rule.settled.length },
      ...(tries && { tries }),
    };
  }

  /** A piece is not played twice, though two cells may need it. */
  #tries(values: readonly number[]): Move[] {
    const layings = values.map((value) => this.#possible.layingOf(value));
    return layings
      .filter(({ piece }, i) => layings.findIndex((each) => each.piece === piece) === i)
      .map((laying) => layingMove(this.#puzzle, laying));
  }

  placesOf(end: Contradiction): Spot[] {
    const board = boardOf(this.#puzzle);
    return end.is === 'piece'
      ? [this.#pieceOf(end.kind)]
      : endCells(end).map((cell) => cellSpot(board, cell));
  }

  spotsOf(end: Contradiction): Spot[] {
    return end.is === 'piece' ? [this.#pieceOf(end.kind), ...this.#allCells] : this.#cells(endCells(end));
  }

  valuesOf(end: Contradiction): Values {
    if (end.is === 'cell') return { other: this.#names([end.cell]) };
    const piece = this.#number(end.kind);
    return end.is === 'piece' ? { needed: piece } : { needed: piece, other: this.#names(end.cells) };
  }

  nameOf({ piece, cell }: Laying): Values {
    return { piece: piece + 1, cell: boardOf(this.#puzzle).names[cell] };
  }

  #names(cells: readonly number[]): string {
    return cells.map((cell) => boardOf(this.#puzzle).names[cell]).join();
  }

  #number(kind: number): number {
    const [piece] = this.#possible.shelfOf(kind);
    return piece + 1;
  }

  #pieceOf(kind: number): Spot {
    return pieceSpot(this.#number(kind) - 1);
  }

  get #allCells(): readonly Spot[] {
    return (this.#everywhere ??= this.#cells(this.#possible.cells));
  }

  /** Cells with what is beside them. */
  #cells(cells: readonly number[]): Spot[] {
    const board = boardOf(this.#puzzle);
    return [...cells.map((cell) => cellSpot(board, cell)), ...this.around(cells)];
  }

  around(cells: readonly number[]): Spot[] {
    return around(this.#puzzle, this.#possible.state, cells);
  }
}

const SAID = 3; // the most labels for one sentence

/** Values of one cell that end alike are mentioned together. */
function alike(
  cases: readonly Case[],
): readonly { readonly rule: WhatIf; readonly values: readonly number[] }[] {
  const found: { rule: WhatIf; values: number[] }[] = [];
  for (const { rule, value } of cases) {
    const same = found.find((each) => isAlike(each.rule, rule));
    if (!same) found.push({ rule, values: [value] });
    else {
      same.values.push(value);
      same.rule = bothOf(same.rule, rule);
    }
  }
  return found;
}
