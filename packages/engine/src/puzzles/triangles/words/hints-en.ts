/**
 * What hints and checks say, in English. Neither pieces nor cells wear their names on the board, so a player who sees
 * them lit up reads "this piece" and "here". A mistake speaks of the time when it was made: pieces placed since then
 * have changed what is on the shelf.
 */
import { capital } from '../../../words/capital.ts';
import { isSeen, type Values } from '../../../words/words.ts';
import { given, inList, isOne, many, named, number, signs, text } from './grammar.ts';

const list = inList('and');
const eitherOf = inList('or');

const piece = (values: Values): string => (isSeen(values) ? 'this piece' : `piece ${text(values, 'piece')}`);
const cell = (values: Values): string => (isSeen(values) ? 'this cell' : text(values, 'cell'));
const fitsCell = (values: Values): string => (isSeen(values) ? 'here' : text(values, 'cell'));
const onCell = (values: Values): string => (isSeen(values) ? 'here' : `on ${text(values, 'cell')}`);
const other = (values: Values): string => (isSeen(values) ? 'the marked cell' : text(values, 'other'));
const others = (values: Values): string => (isSeen(values) ? 'the marked cells' : list(values, 'other'));
const toCell = (values: Values): string => (isSeen(values) ? 'on this side' : `to ${text(values, 'cell')}`);
const laid = (values: Values): string =>
  isSeen(values) ? 'this piece' : `${piece(values)} ${onCell(values)}`;
const wasMistake = (values: Values): string =>
  isSeen(values)
    ? 'This piece was the mistake:'
    : `Piece ${text(values, 'piece')} on ${text(values, 'cell')} was the mistake:`;

/** What is tried, on top of what, and whether other pieces follow from it. */
const tried = (values: Values): string => {
  const before = given(values);
  const here = `${triedPieces(values)} ${onCell(values)}`;
  const where =
    before.length === 0
      ? `With ${here},`
      : isSeen(values)
        ? `With ${here} as well,`
        : `With ${before.map(([which, at]) => `piece ${which} on ${at}`).join(', ')} and ${here},`;
  const more = number(values, 'settled');
  return more === 0
    ? where
    : `${where} ${more === 1 ? 'one more piece follows' : `${more} more pieces follow`}, and`;
};

function triedPieces(values: Values): string {
  if (!isSeen(values)) return `piece ${eitherOf(values, 'pieces')}`;
  const count = text(values, 'pieces').split(',').length;
  return count === 1 ? 'this piece' : `any of these ${count} pieces`;
}

/** What the pieces that are tried leave. */
function ends(values: Values): string {
  const seen = isSeen(values);
  const all = [
    ...(text(values, 'other') === ''
      ? []
      : [seen ? 'nothing that fits a marked cell' : `nothing that fits ${eitherOf(values, 'other')}`]),
    ...(text(values, 'needed') === ''
      ? []
      : [seen ? 'no place for a marked piece' : `no place for piece ${eitherOf(values, 'needed')}`]),
    ...(number(values, 'twice') > 0 ? ['two cells that need the same piece'] : []),
  ];
  return all.join(' or ');
}

/** 'Neither piece 5 nor piece 9 works on c3: each', and what each of them does. */
function noneWorks(values: Values): string {
  const count = number(values, 'count');
  const [first, second] = text(values, 'pieces').split(',');
  const seen = isSeen(values);
  if (count === 1)
    return `${seen ? 'The other piece' : `Piece ${first}`} does not work ${onCell(values)}: it`;
  const none =
    count === 2
      ? `Neither ${seen ? 'of the other two pieces' : `piece ${first} nor piece ${second}`}`
      : `None of ${seen || count > FEW ? `the other ${count} pieces` : `pieces ${list(values, 'pieces')}`}`;
  return `${none} works ${onCell(values)}: each`;
}

const FEW = 5; // names that a sentence bears

const sidesWith = (values: Values, key: string): string =>
  many({ count: number(values, key) }, 'one side', `${text(values, key)} sides`);

export const hintsEn = {
  mismatch: (values: Values) =>
    isSeen(values)
      ? `These two sides disagree: ${named('en', values, 'sign')} meets ${named('en', values, 'facing')}.`
      : `${text(values, 'cell')} shows ${named('en', values, 'sign')} and ${text(values, 'other')} shows ${named('en', values, 'facing')} where they touch.`,
  'wall-mismatch': (values: Values) =>
    `${isSeen(values) ? 'This piece' : text(values, 'cell')} shows ${named('en', values, 'sign')} to a wall that shows ${named('en', values, 'wall')}.`,

  'only-fit': (values: Values) =>
    values['twins'] === 0 || values['twins'] === undefined
      ? `Only ${piece(values)} fits ${fitsCell(values)}.`
      : `Only ${piece(values)} fits ${fitsCell(values)}, or one that looks the same.`,
  'only-place': (values: Values) =>
    isSeen(values)
      ? 'This piece fits nowhere else.'
      : `${capital(piece(values))} fits nowhere but ${cell(values)}.`,
  'only-places': (values: Values) =>
    `${capital(piece(values))} and those like it have just enough places, and ${isSeen(values) ? 'this' : cell(values)} is one of them.`,
  'what-if': (values: Values) =>
    `With any other piece ${onCell(values)}, nothing would fit ${other(values)}.`,
  sides: (values: Values) =>
    isSeen(values)
      ? `What can still go on the marked ${isOne(values, 'other') ? 'cell' : 'cells'} leaves only this piece here.`
      : `What can still go on ${list(values, 'other')} leaves only ${piece(values)} for ${cell(values)}.`,
  'last-place': (values: Values) =>
    isSeen(values)
      ? 'Narrowing down the other cells leaves this piece only one place: here.'
      : `Narrowing down the other cells leaves ${piece(values)} no place but ${cell(values)}.`,
  needed: (values: Values) =>
    isSeen(values)
      ? many(
          values,
          'The other piece that fits here is needed elsewhere.',
          'The other pieces that fit here are needed elsewhere.',
        )
      : `${many(values, `Piece ${text(values, 'pieces')} is`, `Pieces ${list(values, 'pieces')} are`)} needed elsewhere, which leaves only ${piece(values)} for ${cell(values)}.`,
  tries: (values: Values) => `${noneWorks(values)} leaves ${ends(values)}.`,
  cases: (values: Values) =>
    `${noneWorks(values)} fails whatever then goes on ${isSeen(values) ? `the marked ${isOne(values, 'other') ? 'cell' : 'cells'}` : list(values, 'other')}, leaving a cell or a piece with nothing.`,
  'link.shows': (values: Values) =>
    `Whatever goes on ${other(values)} shows ${signs('en', values, 'or')} ${toCell(values)}.`,
  'link.shows-no': (values: Values) =>
    `Nothing that fits ${other(values)} shows ${signs('en', values, 'or')} ${toCell(values)}.`,
  'link.rules-out': (values: Values) =>
    `What fits ${other(values)} rules out ${many(values, 'a piece', `${text(values, 'count')} pieces`)} for ${cell(values)}.`,
  'link.used': (values: Values) =>
    isSeen(values)
      ? 'This piece is needed elsewhere, so it cannot go here.'
      : `${capital(piece(values))} is needed on ${list(values, 'other')}, so it cannot go ${onCell(values)}.`,
  'link.place': (values: Values) =>
    isSeen(values)
      ? 'This piece fits nowhere else.'
      : `${capital(piece(values))} fits nowhere but ${cell(values)}.`,
  'link.only-fit': (values: Values) => `So only ${piece(values)} is left for ${cell(values)}.`,
  'out.cell': (values: Values) => `${tried(values)} nothing would fit ${other(values)}.`,
  'out.piece': (values: Values) =>
    `${tried(values)} ${isSeen(values) ? 'the marked piece' : `piece ${text(values, 'needed')}`} would have no place.`,
  'out.twice': (values: Values) =>
    `${tried(values)} ${others(values)} would both need ${isSeen(values) ? 'the same piece' : `piece ${text(values, 'needed')}`}.`,
  'out.cases': (values: Values) =>
    `So ${tried(values).replace('With', 'with')} nothing is left for ${other(values)}.`,
  'break.cell': (values: Values) => `Now nothing fits ${isSeen(values) ? 'here' : other(values)}.`,
  'break.piece': (values: Values) =>
    `Now ${isSeen(values) ? 'this piece' : `piece ${text(values, 'needed')}`} has no place.`,
  'break.twice': (values: Values) =>
    isSeen(values)
      ? 'Now both of these cells need the same piece.'
      : `Now ${list(values, 'other')} both need piece ${text(values, 'needed')}.`,
  'count.demand': (values: Values) =>
    `These cells must show ${named('en', values, 'sign')} on ${sidesWith(values, 'demand')}.`,
  'break.short': (values: Values) =>
    `The pieces on the shelf have ${named('en', values, 'sign')} on only ${sidesWith(values, 'supply')}.`,
  forced: (values: Values) =>
    `${capital(piece(values))} must go ${onCell(values)}. There is no short reason: everything else fails in the end.`,
  choice: (values: Values) => {
    if (values['says'] === 'few')
      return `Only ${text(values, 'count')} pieces fit ${fitsCell(values)}, and no cell takes fewer. ${isSeen(values) ? 'This one' : `${capital(piece(values))} is one that`} leads to a solution.`;
    if (values['says'] === 'beside')
      return `${capital(piece(values))} ${onCell(values)} leaves ${many(values, 'one piece that fits', `${text(values, 'count')} pieces that fit`)} ${other(values)}, and leads to a solution.`;
    return isSeen(values)
      ? 'There are several ways on from here, and this is one of them.'
      : `There are several ways on from here. ${capital(piece(values))} ${onCell(values)} is one of them.`;
  },
  'offer.solutions': (values: Values) =>
    `After this, ${many(values, 'one', text(values, 'count'))} of the ${text(values, 'of')} solutions ${many(values, 'is', 'are')} left.`,
  'technique.only-fit': 'One piece fits a cell',
  'technique.only-place': 'A piece has one place left',
  'technique.only-places': 'Just enough places for equal pieces',
  'technique.what-if': 'What if it were another piece?',
  'technique.sides': 'Squeezed by its neighbours',
  'technique.last-place': 'The last place of a piece',
  'technique.needed': 'Needed elsewhere',
  'technique.tries': 'Try the others',
  'technique.cases': 'Try the others, case by case',
  'answer.forced': 'Forced in the long run',
  'technique.choice': 'A free choice',
  'answer.unsure': 'Too hard to tell',
  'answer.undecided': 'The search was not finished',
  undecided:
    'The search was not finished: it is not known whether this can still be solved, and nothing follows directly.',
  'offer.undecided': 'Not known',
  unsure: (values: Values) =>
    `It is hard to tell whether this can still be solved. Without ${many(
      values,
      laid(values),
      `these ${text(values, 'count')} pieces`,
    )} it can.`,

  'mistake-side': (values: Values) => `${wasMistake(values)} these sides do not match.`,
  'mistake-unfillable': (values: Values) =>
    `${wasMistake(values)} after it, no piece was left that fits ${other(values)}.`,
  'mistake-short': (values: Values) =>
    `${wasMistake(values)} ${text(values, 'demand')} sides then needed ${named('en', values, 'sign')}, but the shelf had only ${text(values, 'supply')}.`,
  'mistake-pairs': (values: Values) =>
    `${wasMistake(values)} ${text(values, 'sides')} sides on the shelf then had no partner, but the border had room for only ${text(values, 'border')}.`,
  'mistake-reason': (values: Values) =>
    `${wasMistake(values)} ${many(
      values,
      'this cell can no longer be filled.',
      `these ${text(values, 'count')} cells can no longer all be filled.`,
    )}`,
  'mistake-pieces': (values: Values) =>
    `${wasMistake(values)} these cells and pieces no longer work out together.`,
  mistake: (values: Values) =>
    `${wasMistake(values)} ${many(
      values,
      'with this alone, the board cannot be finished.',
      `with these ${text(values, 'count')}, the board cannot be finished, whatever else is placed.`,
    )}`,
};
