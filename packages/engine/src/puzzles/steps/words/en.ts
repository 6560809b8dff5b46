/** Every sentence of the game, in English. */
import { grouped } from '../../../words/grouped.ts';
import type { Catalogue, Values } from '../../../words/words.ts';
import { listWith, one } from './grammar.ts';

const list = listWith('and');
const eitherOf = listWith('or');

const clash = ({ pieces }: Values): string =>
  one(pieces)
    ? `${pieces} has no place left`
    : String(pieces).length === 2
      ? `${list(pieces)} no longer both fit`
      : `${list(pieces)} no longer all fit`;

const room = ({ piece, pieces, others }: Values): string =>
  others === 1
    ? `${piece}’s only other place leaves no room for ${pieces}, so it belongs here.`
    : `Each of ${piece}’s ${others} other places leaves no room for ${pieces}, so it belongs here.`;

/** 'D here', or several of its places; then the pieces that have to follow. */
const supposed = ({ piece, count, forced }: Values): string => {
  const where = count === 1 ? `With ${piece} here` : `With ${piece} in ${count} of its places`;
  if (forced === '') return where;
  return `${where}, ${list(forced)} would have only one way left${one(forced) ? '' : ' each'}; then`;
};

const out = (values: Values, end: string): string =>
  `${supposed(values)}${values.forced === '' ? ', ' : ' '}${end}.`;

const must = ({ locations, spare }: Values): string =>
  spare === 0
    ? `No more locations may stay empty, so ${locations} must be covered`
    : `Only ${spare === 1 ? 'one more location' : `${spare} more locations`} may stay empty, so one of ${list(locations)} must be covered`;

/** The other places of a piece, or the other ways to cover something; with what holds of each of them. */
const others = (values: Values, each: string): string =>
  values.locations === ''
    ? values.others === 1
      ? `${values.piece}’s only other place ${each}`
      : `Each of ${values.piece}’s ${values.others} other places ${each}`
    : `${must(values)}. Every other way to do it ${each}`;

const tooFew = ({ few, reached, reach, need }: Values): string =>
  reached === 'locations'
    ? `${list(few)} would reach only ${reach} of the ${need} locations they need`
    : `${list(few)} would reach only ${reach} ${reached}, for at least ${need} ${reached === 'pegs' ? 'lower' : 'upper'} rings`;

const noRoom = ({ pieces, short }: Values): string => {
  const parts = [
    ...(pieces === '' ? [] : [`no room for ${eitherOf(pieces)}`]),
    ...(short === 1 ? ['too few locations for the pieces left'] : []),
  ];
  return parts.length ? `it leaves ${parts.join(', or ')}` : 'pieces would overhang each other in a circle';
};

const stuck = (values: Values): string =>
  others(
    values,
    `leads to a dead end${values.soon === 1 ? ': at once, or' : ''} when ${list(values.forced)} ${one(values.forced) ? 'has' : 'have'} only one way left.`,
  );

const goThrough = (values: Values): string => {
  const { piece, locations, ways, cases } = values;
  const what = [
    ...(ways === '' ? [] : [`the ways to cover ${list(ways)}`]),
    ...(cases === '' ? [] : [`the places of ${list(cases)}`]),
  ].join(' and ');
  const before =
    values.first === '' ? '' : `First rule out the places of ${list(values.first)} that fail at once. `;
  return locations === ''
    ? `${before}With ${piece} anywhere else, go through ${what}: each one fails.`
    : `${before}${must(values)}. With anything but ${piece} there, go through ${what}: each one fails.`;
};

/** True also where nothing can be spared: then none may stay empty. */
const reaching = ({ piece, reach, need, locations }: Values): string => {
  const spare = Number(reach) - Number(need);
  const empty =
    spare === 0 ? 'none of them may' : spare === 1 ? 'only one of them may' : `only ${spare} of them may`;
  return (
    `The pieces left need ${need} locations and reach ${reach}: ${empty} stay empty. ` +
    `Only ${piece} reaches ${list(locations)}, and anywhere else it leaves ${one(locations) ? 'that' : 'too many of these'} empty.`
  );
};

export const en = {
  name: 'Steps',
  tagline: 'Eight stepped pieces on two levels: order matters.',
  goal: 'Put every piece on the board. Lower pieces go first.',
  left: (v: Values) =>
    v['count'] === 0
      ? 'All pieces are in place.'
      : `${v['count']} ${v['count'] === 1 ? 'piece' : 'pieces'} left`,
  rules:
    'Put all eight pieces on the board. Every piece is made of rings on two levels: a lower ring sits on a peg, an upper ring between pegs, one level up. ' +
    'Turn a piece or turn it over as you like. A location takes only one ring, and a lower ring cannot go under an upper ring that is already there, so the piece below has to go first. ' +
    'A piece can be lifted only while no other piece overhangs it. The pieces with a circle round their letter belong to the puzzle and stay where they are.',
  'kit.measure': 'Diameter of an upper ring: {size} mm',
  'kit.note':
    'Every piece has two layers. Glue the ends of its upper part onto its lower rings, which have the same letter.',

  'example.solved': 'All eight pieces are on the board: solved.',
  'example.pieces-left': 'Four pieces are still in the tray.',
  'example.no-room': 'Something is in the way: a piece in the tray has no place left.',

  'preset.starter': 'First steps',
  'preset.starter.about': '1 or 2 pieces to place',
  'preset.junior': 'Easy',
  'preset.junior.about': '3 pieces to place',
  'preset.expert': 'Normal',
  'preset.expert.about': '4 pieces to place',
  'preset.master': 'Hard',
  'preset.master.about': '5 pieces to place',
  'preset.wizard': 'Expert',
  'preset.wizard.about': '6 pieces to place',
  'preset.single': 'Master',
  'preset.single.about': '7 pieces to place',
  'field.level': 'Level',
  'field.level.help': 'How many pieces are given: the fewer, the harder.',
  'choice.level.starter': 'Starter',
  'choice.level.junior': 'Junior',
  'choice.level.expert': 'Expert',
  'choice.level.master': 'Master',
  'choice.level.wizard': 'Wizard',
  'choice.level.single': 'Single',
  'field.traps': 'Dead ends',
  'field.traps.help': 'How many of the first moves lead nowhere, compared with other puzzles of this level.',
  'choice.traps.any': 'Any',
  'choice.traps.few': 'Few',
  'choice.traps.many': 'Many',
  'series.levels': 'Levels',
  'view.lower': 'Lower level',
  'view.fan': 'Levels fanned out',
  'level.starter': 'One piece at a time',
  'level.junior': 'Two pieces together',
  'level.expert': 'Three pieces together',
  'level.master': 'Four pieces together',
  'level.wizard': 'Five pieces together',
  'level.single': 'Six pieces together',

  solved: 'Solved: all eight pieces are in place!',
  'no-room': '{piece} has no place left. Something has to be lifted.',
  'pieces-left': ({ count, pieces }) =>
    count === 1 ? `One piece is left: ${pieces}.` : `${count} pieces are left: ${list(pieces)}.`,

  'only-place': '{piece} has only this place left.',
  'only-reach': reaching,
  'technique.only-reach': 'Locations that only one piece reaches',
  'leaves-no-room': room,
  'cover-left': (values) => `${others(values, `fails at once: ${noRoom(values)}`)}.`,
  'fails-at-once': (values) => `${others(values, `fails at once: ${noRoom(values)}`)}.`,
  'then-stuck': stuck,
  'go-through': goThrough,
  'many-boards': (values) =>
    `There is no short reason, only about ${grouped('en', values.boards)} boards to try. ${goThrough(values)}`,
  'out.at-once': (values) => out(values, 'a piece would have no place or too few locations would be left'),
  'out.forced': (values) => out(values, 'piece after piece would have only one way left, until one has none'),
  'out.ways': (values) =>
    out(
      values,
      values.count === 1
        ? `${values.location} could ${values.empty === 1 ? 'stay empty or ' : ''}be covered in ${values.places === 1 ? 'one way' : `${values.places} ways`}, and ${values.empty === 1 || Number(values.places) > 1 ? 'each' : 'that'} goes wrong`
        : `each way to cover ${values.location} goes wrong`,
    ),
  'out.left': (values) => out(values, `${values.left} would have no place`),
  'out.reach': (values) =>
    out(
      values,
      values.count === 1
        ? tooFew(values)
        : 'some of the other pieces would reach fewer locations than they need',
    ),
  'out.ring': (values) =>
    out(
      values,
      values.count === 1
        ? `${list(values.ring)} would each overhang another of them, so none could be played first`
        : 'some pieces would each overhang another of them, so none could be played first',
    ),
  'out.cases': (values) =>
    out(
      values,
      values.count === 1
        ? `${values.left} would have ${values.places} places, and ${values.places === 2 ? 'neither' : 'none'} of them works`
        : `each place of ${values.left} goes wrong`,
    ),
  'link.only-place': 'So {piece} has only this place left.',
  'link.only-cover': ({ piece, locations }) =>
    `So nothing but ${piece} here covers ${list(locations)}, and ${one(locations) ? 'it' : 'one of them'} must be covered.`,
  'break.no-place': 'Now {piece} has no place left.',
  'technique.only-place': 'A piece with one place left',
  'technique.cover-left': 'Other ways to cover a location fail',
  'technique.fails-at-once': 'Every other place fails at once',
  'technique.then-stuck': 'Every other place leads to a dead end',
  'technique.go-through': 'Going through the cases',
  'technique.many-boards': 'Going through many boards',
  'technique.leaves-no-room': 'Every other place leaves another piece no room',
  'format.placements': 'Placements: start and objective',

  'keeps-open': 'Nothing is forced here: there are several solutions. {piece} here leads to some of them.',
  'technique.keeps-open': 'Keeping solutions possible',
  'offer.solutions': ({ solutions }) =>
    solutions === 1
      ? 'After this there is 1 solution left.'
      : `After this there are ${grouped('en', solutions)} solutions left.`,
  'offer.some-solutions': ({ solutions }) =>
    `After this there are still at least ${grouped('en', solutions)} solutions.`,
  'answer.trap': 'First moves that lead nowhere',
  'dead-end': (values) => `${values.placement} was the mistake: ${clash(values)}. Lift ${list(values.lift)}.`,
  impossible: (values) => `This start has no solution: ${clash(values)}.`,

  'off-board': ({ piece, ring, side }) =>
    `${piece} does not fit there: its ${ring} ring would stick out over the ${side} edge.`,
  'wrong-layer': ({ piece, ring, location }) =>
    ring === 'lower'
      ? `${piece} does not fit there: a lower ring needs a peg, and ${location} has none.`
      : `${piece} does not fit there: an upper ring goes between pegs, and ${location} is a peg.`,
  taken: '{piece} does not fit there: {location} is taken by {by}.',
  overhung: '{piece} does not fit there: its lower ring on {location} would go under {by}.',
  'used-already': '{piece} is on the board already, as {placed}.',
  covered: ({ piece, by }) =>
    one(by)
      ? `${piece} cannot be lifted: ${by} is over it. Lift ${by} first.`
      : `${piece} cannot be lifted: ${list(by)} are over it.`,
  fixed: '{piece} belongs to the puzzle and stays where it is.',
  'not-on-board': '{piece} is not on the board.',
  'none-found': ({ attempts }) => `No such start was found in ${grouped('en', attempts)} attempts.`,

  'label.peg': '{at}, row {row} column {column}, empty peg',
  'label.gap': '{at}, row {row} column {column}, empty, no peg',
  'label.lower': '{at}, row {row} column {column}, lower ring of {piece}',
  'label.upper': '{at}, row {row} column {column}, upper ring of {piece}',
  'label.in-tray': 'piece {piece} in the tray, orientation {orientation}',
  'label.on-board': 'piece {piece} on {home}, orientation {orientation}',
  'label.fixed': 'piece {piece} on {home}, orientation {orientation}, given',
  'label.tray': 'tray',

  'bad-shape': 'Expected a piece, A to H, not "{given}".',
  'bad-orientation': 'Expected an orientation, A to H, not "{given}".',
  'bad-home': 'Expected a location, A to Y or a to y, not "{given}".',
  'cut-short': 'Something is missing here: a placement has three characters, such as DFO.',
  'not-a-placement':
    '"{given}" is not a placement: a placement is a piece, an orientation and a location, such as DFO.',
  'not-native': 'Expected "steps:" and then placements such as DFO.',
  'too-much': 'Nothing more was expected here.',
  'tray-length': 'There are {given} orientations here, but {expected} pieces in the tray.',
  'solution-short': 'A solution has all eight pieces; this one has {count}.',
  'no-start': 'A start of at least one placement was expected, such as DFO.',
  'objective-other': 'The objective does not contain {placement} from the start.',
  'not-a-move': 'Expected one move, such as DFO, -D, -DFO, D>, D< or D~, not "{given}".',
} satisfies Catalogue;
