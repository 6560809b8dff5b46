/** Every sentence about the board: rules, choices, issues, labels, refusals. */
import { makeWords, type Values } from '../../words.ts';

const text = (values: Values, key: string): string => String(values[key] ?? '');

/** 'left A, right B, bottom C' with the tip up, 'left A, top B, right C' with it down; what is free is left out. */
const sides = (values: Values, up: readonly string[], down: readonly string[]): string => {
  const names = values['up'] === 1 ? up : down;
  const said = ['a', 'b', 'c'].flatMap((key, i) =>
    text(values, key) === '' ? [] : [`${names[i]} ${text(values, key)}`],
  );
  return said.join(', ');
};
const enSides = (values: Values): string =>
  sides(values, ['left', 'right', 'bottom'], ['left', 'top', 'right']);
const fiSides = (values: Values): string =>
  sides(values, ['vasen', 'oikea', 'pohja'], ['vasen', 'yläsivu', 'oikea']);
const fiSide: Readonly<Record<string, string>> = {
  left: 'vasemmalla',
  right: 'oikealla',
  bottom: 'alla',
  top: 'yllä',
};
const many = (values: Values, one: string, more: string): string => (values['count'] === 1 ? one : more);

export const boardWords = makeWords({
  en: {
    name: 'Triangles',
    tagline: 'Lay the triangles so that touching sides match.',
    rules:
      'Lay every piece on the board. Where two sides touch they must match: equal colours, or the same letter once small and once capital. A coloured wall must match the side that touches it. Pieces can be turned, but not turned over. Any filling in which everything matches is a solution.',
    'example.solved': 'Solved: every cell is filled, and every side matches.',
    'example.mismatch': 'Two sides that touch show different colours.',
    'example.wall-mismatch': 'A side does not match the wall it touches.',
    'example.pieces-left': 'Some cells are still empty.',

    'preset.letters': 'Letters',
    'preset.letters.about': 'A hexagon of 24, many solutions',
    'preset.colours': 'Colours',
    'preset.colours.about': '28 cells, twelve colours, walls',
    'preset.macmahon': 'MacMahon',
    'preset.macmahon.about': 'All 24 triangles of four colours',
    'preset.first': 'First steps',
    'preset.first.about': '9 cells',
    'preset.easy': 'Easy',
    'preset.easy.about': '16 cells',
    'preset.medium': 'Medium',
    'preset.medium.about': 'A hexagon with walls',
    'preset.letters-unique': 'Letters, one solution',
    'preset.letters-unique.about': 'A hexagon of 24 with a wall around it',
    'preset.hard': 'Hard',
    'preset.hard.about': '28 cells, nine colours',
    'preset.expert': 'Expert',
    'preset.expert.about': '28 cells, eight colours',
    'preset.large': 'Large',
    'preset.large.about': '54 cells',
    'preset.huge': 'Huge',
    'preset.huge.about': '96 cells',

    'field.board': 'Board',
    'field.board.help': 'The shape to fill.',
    'choice.board.triangle-3': 'Triangle, 9 cells',
    'choice.board.triangle-4': 'Triangle, 16 cells',
    'choice.board.triangle-5': 'Triangle, 25 cells',
    'choice.board.hexagon-1': 'Hexagon, 6 cells',
    'choice.board.hexagon-2': 'Hexagon, 24 cells',
    'choice.board.hexagon-3': 'Hexagon, 54 cells',
    'choice.board.hexagon-4': 'Hexagon, 96 cells',
    'choice.board.cells-28': 'Hexagon with four horns, 28 cells',
    'choice.board.parallelogram-3x2': 'Parallelogram, 12 cells',
    'choice.board.parallelogram-4x3': 'Parallelogram, 24 cells',
    'choice.board.parallelogram-5x3': 'Parallelogram, 30 cells',
    'choice.board.parallelogram-5x4': 'Parallelogram, 40 cells',
    'field.match': 'Matching',
    'field.match.help': 'When two sides that touch belong together.',
    'choice.match.equal': 'Equal colours',
    'choice.match.complement': 'Small and capital letter',
    'field.colours': 'Colours',
    'field.colours.help': 'How many colours, or pairs of letters, there are.',
    'field.border': 'Border',
    'field.border.help': 'What the sides on the border must show.',
    'choice.border.free': 'Free',
    'choice.border.walls': 'Coloured walls',
    'choice.border.one': 'One colour all around',
    'field.fixed': 'Fixed pieces',
    'field.fixed.help': 'How many pieces lie on the board from the start.',
    'field.set': 'Pieces',
    'field.set.help': 'Any pieces, or every one there is exactly once.',
    'choice.set.random': 'Any, all different',
    'choice.set.full': 'The full set',
    'field.level': 'Level',
    'field.level.help': 'The hardest thinking the puzzle needs; all levels have exactly one solution.',
    'choice.level.any': 'Any: there may be many solutions',
    'choice.level.fits': 'One piece fits',
    'choice.level.places': 'One place is left',
    'choice.level.what-if': 'What if',
    'choice.level.beyond': 'More than one step ahead',
    'level.fits': 'One piece fits',
    'level.places': 'One place is left',
    'level.what-if': 'What if',

    mismatch: '{cell} shows {sign} and {other} shows {facing} where they touch.',
    'wall-mismatch': '{cell} shows {sign} to a wall that shows {wall}.',
    'pieces-left': (values) =>
      many(values, 'One piece is left to lay.', `${text(values, 'count')} pieces are left to lay.`),

    'label.empty': (values) => {
      const asked = enSides(values);
      return `${text(values, 'cell')}, empty${asked && `, needs ${asked}`}`;
    },
    'label.laid': (values) => `${text(values, 'cell')}, piece ${text(values, 'piece')}: ${enSides(values)}`,
    'label.locked': (values) =>
      `${text(values, 'cell')}, piece ${text(values, 'piece')}, locked: ${enSides(values)}`,
    'label.fixed': (values) => `${text(values, 'cell')}, fixed piece: ${enSides(values)}`,
    'label.shelf': (values) =>
      `piece ${text(values, 'piece')}, tip ${values['up'] === 1 ? 'up' : 'down'}: ${enSides(values)}`,
    'label.gap': 'empty slot of piece {piece}, which lies on {cell}',
    'label.wall': 'wall at {cell}, {side}: {sign}',

    'no-such-piece': 'There is no loose piece {piece}.',
    'no-such-cell': 'There is no cell {cell}.',
    'fixed-piece': 'The piece on {cell} is fixed.',
    'locked-piece': 'Piece {piece} on {cell} is locked. Unlock it first.',
    'not-on-board': 'Piece {piece} is on the shelf.',
    'not-a-move': 'Expected a move such as 7@c3/2, 7@c3, 7-, 7>, 7< or 7!, not "{given}".',

    'no-such-board': 'There is no board "{board}".',
    'too-many-fixed': 'The board has only {cells} cells: leave some of them open.',
    'too-few-pieces': 'So few colours make {pieces} different pieces, and the board needs {cells}.',
    'full-set-size': 'The full set has {pieces} pieces, and the board has {cells} cells.',
    'full-set-walls': 'The full set goes with a free border or one colour.',
    'level-anchor':
      'With one solution there must be walls or a fixed piece: else the whole board could be turned.',
    'too-few-colours':
      'With so few colours there are always many solutions. Choose more colours, or level "any".',
    'out-of-reach':
      'Boards like this are out of reach of any solver. Choose more fixed pieces, or fewer colours.',
    'none-found': 'No such puzzle turned up in {attempts} tries. Other colours may help.',

    expected: (values) =>
      text(values, 'expected') === ''
        ? 'Nothing more was expected here.'
        : text(values, 'found') === ''
          ? `Expected ${text(values, 'expected')} here.`
          : `Expected ${text(values, 'expected')}, not "${text(values, 'found')}".`,
    'text-empty': 'There is no puzzle here.',
    'text-long': 'This is longer than any puzzle: the limit is {limit} signs.',
    'one-line': 'This should be one line.',
    tip: 'Turn {turn} does not fit {cell}: its tip points the other way.',
    'piece-count': 'The board needs {expected} pieces, and here are {found}.',
    twin: 'Piece {piece} is there twice: turned, it is the same as an earlier one.',
    'wall-count': 'The border has {expected} sides, and here are {found}.',
    'cell-twice': 'Two things lie on {cell}.',
    'piece-twice': 'Piece {piece} is named twice.',
    'all-fixed': 'Every piece is fixed: nothing is left to play.',
    'solution-incomplete': 'A solution must place every piece.',
    'solution-piece': 'Piece {piece} is not among the pieces of the game.',
    'field-count': 'This line should have {expected} fields, and it has {found}.',
    'no-such-colour': '"{found}" is none of the twelve colours.',
    'wall-missing': 'There is no wall at {place}.',
    'wall-colour': 'The wall does not show its own colour to the piece beside it.',
    place: 'Nothing can stand at {place}.',
    'piece-sides': 'The tip of a piece is (255, 0, 0), and its other sides have colours.',
    'no-centre': 'The two pieces in the centre are missing.',
    'lacks-board': 'This format has another board and other rules.',
    'lacks-walls': 'This format has no walls and no fixed pieces.',
    'lacks-letters': 'This format has only the letters a to d.',
    'lacks-free': 'This format needs a colour on every wall.',
    'lacks-centre': 'This format has exactly the two centre pieces fixed.',
    'lacks-locks': 'This format cannot hold locks: unlock the pieces first.',
  },
  fi: {
    name: 'Kolmiot',
    tagline: 'Aseta kolmiot niin, että vierekkäiset sivut sopivat yhteen.',
    rules:
      'Aseta kaikki palat laudalle. Toisiaan koskettavien sivujen on sovittava yhteen: sama väri, tai sama kirjain kerran pienenä ja kerran isona. Värillisen seinän on sovittava siihen sivuun, jota se koskettaa. Paloja saa kiertää, mutta ei kääntää ympäri. Jokainen täyttö, jossa kaikki sopii, on ratkaisu.',
    'example.solved': 'Ratkaistu: jokainen ruutu on täynnä, ja kaikki sivut sopivat.',
    'example.mismatch': 'Kahdella toisiaan koskettavalla sivulla on eri värit.',
    'example.wall-mismatch': 'Sivu ei sovi seinään, jota se koskettaa.',
    'example.pieces-left': 'Osa ruuduista on vielä tyhjiä.',

    'preset.letters': 'Kirjaimet',
    'preset.letters.about': '24 palan kuusikulmio, monta ratkaisua',
    'preset.colours': 'Värit',
    'preset.colours.about': '28 ruutua, kaksitoista väriä, seinät',
    'preset.macmahon': 'MacMahon',
    'preset.macmahon.about': 'Kaikki neljän värin 24 kolmiota',
    'preset.first': 'Ensiaskeleet',
    'preset.first.about': '9 ruutua',
    'preset.easy': 'Helppo',
    'preset.easy.about': '16 ruutua',
    'preset.medium': 'Keskitaso',
    'preset.medium.about': 'Kuusikulmio ja seinät',
    'preset.letters-unique': 'Kirjaimet, yksi ratkaisu',
    'preset.letters-unique.about': '24 palan kuusikulmio ja seinät ympärillä',
    'preset.hard': 'Vaikea',
    'preset.hard.about': '28 ruutua, yhdeksän väriä',
    'preset.expert': 'Mestari',
    'preset.expert.about': '28 ruutua, kahdeksan väriä',
    'preset.large': 'Suuri',
    'preset.large.about': '54 ruutua',
    'preset.huge': 'Valtava',
    'preset.huge.about': '96 ruutua',

    'field.board': 'Lauta',
    'field.board.help': 'Täytettävä muoto.',
    'choice.board.triangle-3': 'Kolmio, 9 ruutua',
    'choice.board.triangle-4': 'Kolmio, 16 ruutua',
    'choice.board.triangle-5': 'Kolmio, 25 ruutua',
    'choice.board.hexagon-1': 'Kuusikulmio, 6 ruutua',
    'choice.board.hexagon-2': 'Kuusikulmio, 24 ruutua',
    'choice.board.hexagon-3': 'Kuusikulmio, 54 ruutua',
    'choice.board.hexagon-4': 'Kuusikulmio, 96 ruutua',
    'choice.board.cells-28': 'Kuusikulmio ja neljä sarvea, 28 ruutua',
    'choice.board.parallelogram-3x2': 'Suunnikas, 12 ruutua',
    'choice.board.parallelogram-4x3': 'Suunnikas, 24 ruutua',
    'choice.board.parallelogram-5x3': 'Suunnikas, 30 ruutua',
    'choice.board.parallelogram-5x4': 'Suunnikas, 40 ruutua',
    'field.match': 'Yhteensopivuus',
    'field.match.help': 'Milloin kaksi toisiaan koskettavaa sivua kuuluu yhteen.',
    'choice.match.equal': 'Samat värit',
    'choice.match.complement': 'Pieni ja iso kirjain',
    'field.colours': 'Värejä',
    'field.colours.help': 'Montako väriä tai kirjainparia on käytössä.',
    'field.border': 'Reuna',
    'field.border.help': 'Mitä reunan sivuilla on oltava.',
    'choice.border.free': 'Vapaa',
    'choice.border.walls': 'Värilliset seinät',
    'choice.border.one': 'Yksi väri joka puolella',
    'field.fixed': 'Kiinteitä paloja',
    'field.fixed.help': 'Montako palaa on laudalla jo alussa.',
    'field.set': 'Palat',
    'field.set.help': 'Mitä tahansa paloja, tai jokainen mahdollinen kerran.',
    'choice.set.random': 'Mitä tahansa, kaikki erilaisia',
    'choice.set.full': 'Täysi sarja',
    'field.level': 'Taso',
    'field.level.help': 'Vaikein päättely, jonka pulma vaatii; jokaisella tasolla on tasan yksi ratkaisu.',
    'choice.level.any': 'Mikä tahansa: ratkaisuja voi olla monta',
    'choice.level.fits': 'Yksi pala sopii',
    'choice.level.places': 'Yksi paikka jää',
    'choice.level.what-if': 'Entä jos',
    'choice.level.beyond': 'Useampi askel eteenpäin',
    'level.fits': 'Yksi pala sopii',
    'level.places': 'Yksi paikka jää',
    'level.what-if': 'Entä jos',

    mismatch: 'Ruudussa {cell} on {sign} ja ruudussa {other} on {facing}, vaikka sivut koskettavat.',
    'wall-mismatch': 'Ruudussa {cell} on {sign}, mutta seinässä on {wall}.',
    'pieces-left': (values) =>
      many(values, 'Yksi pala on vielä asettamatta.', `${text(values, 'count')} palaa on vielä asettamatta.`),

    'label.empty': (values) => {
      const asked = fiSides(values);
      return `${text(values, 'cell')}, tyhjä${asked && `, tarvitaan ${asked}`}`;
    },
    'label.laid': (values) => `${text(values, 'cell')}, pala ${text(values, 'piece')}: ${fiSides(values)}`,
    'label.locked': (values) =>
      `${text(values, 'cell')}, pala ${text(values, 'piece')}, lukittu: ${fiSides(values)}`,
    'label.fixed': (values) => `${text(values, 'cell')}, kiinteä pala: ${fiSides(values)}`,
    'label.shelf': (values) =>
      `pala ${text(values, 'piece')}, kärki ${values['up'] === 1 ? 'ylöspäin' : 'alaspäin'}: ${fiSides(values)}`,
    'label.gap': 'palan {piece} tyhjä paikka; pala on ruudussa {cell}',
    'label.wall': (values) =>
      `seinä ruudun ${text(values, 'cell')} vieressä ${fiSide[text(values, 'side')] ?? ''}: ${text(values, 'sign')}`,

    'no-such-piece': 'Irtopalaa {piece} ei ole.',
    'no-such-cell': 'Ruutua {cell} ei ole.',
    'fixed-piece': 'Ruudun {cell} pala on kiinteä.',
    'locked-piece': 'Ruudun {cell} pala {piece} on lukittu. Avaa ensin lukitus.',
    'not-on-board': 'Pala {piece} on hyllyllä.',
    'not-a-move': 'Tähän kuuluu siirto, esimerkiksi 7@c3/2, 7@c3, 7-, 7>, 7< tai 7!, ei ”{given}”.',

    'no-such-board': 'Lautaa ”{board}” ei ole.',
    'too-many-fixed': 'Laudalla on vain {cells} ruutua: jätä osa auki.',
    'too-few-pieces': 'Näin vähistä väreistä syntyy {pieces} erilaista palaa, ja lauta tarvitsee {cells}.',
    'full-set-size': 'Täydessä sarjassa on {pieces} palaa, ja laudalla on {cells} ruutua.',
    'full-set-walls': 'Täysi sarja sopii vapaaseen tai yksiväriseen reunaan.',
    'level-anchor':
      'Yhteen ratkaisuun tarvitaan seinät tai kiinteä pala: muuten koko laudan voisi kiertää toisin päin.',
    'too-few-colours':
      'Näin vähillä väreillä ratkaisuja on aina monta. Valitse lisää värejä tai mikä tahansa taso.',
    'out-of-reach':
      'Tällaista lautaa ei mikään ohjelma ratkaise. Valitse lisää kiinteitä paloja tai vähemmän värejä.',
    'none-found': 'Sellaista pulmaa ei löytynyt {attempts} yrityksellä. Toinen määrä värejä voi auttaa.',

    expected: (values) =>
      text(values, 'expected') === ''
        ? 'Tähän ei kuulu enempää.'
        : text(values, 'found') === ''
          ? `Tähän kuuluu ${text(values, 'expected')}.`
          : `Tähän kuuluu ${text(values, 'expected')}, ei ”${text(values, 'found')}”.`,
    'text-empty': 'Tässä ei ole pulmaa.',
    'text-long': 'Tämä on pidempi kuin mikään pulma: raja on {limit} merkkiä.',
    'one-line': 'Tämän pitäisi olla yhdellä rivillä.',
    tip: 'Asento {turn} ei sovi ruutuun {cell}: kärki osoittaa toisin päin.',
    'piece-count': 'Lauta tarvitsee {expected} palaa, ja tässä on {found}.',
    twin: 'Pala {piece} on mukana kahdesti: kierrettynä se on sama kuin aiempi.',
    'wall-count': 'Reunassa on {expected} sivua, ja tässä on {found}.',
    'cell-twice': 'Paikassa {cell} on kaksi asiaa.',
    'piece-twice': 'Pala {piece} mainitaan kahdesti.',
    'all-fixed': 'Kaikki palat ovat kiinteitä: pelattavaa ei jää.',
    'solution-incomplete': 'Ratkaisussa on oltava jokaisen palan paikka.',
    'solution-piece': 'Pala {piece} ei kuulu pelin paloihin.',
    'field-count': 'Tällä rivillä pitäisi olla {expected} kenttää, ja niitä on {found}.',
    'no-such-colour': '”{found}” ei ole mikään kahdestatoista väristä.',
    'wall-missing': 'Kohdassa {place} ei ole seinää.',
    'wall-colour': 'Seinä ei näytä omaa väriään viereiselle palalle.',
    place: 'Kohdassa {place} ei voi olla mitään.',
    'piece-sides': 'Palan kärki on (255, 0, 0), ja muilla sivuilla on värit.',
    'no-centre': 'Keskustan kaksi palaa puuttuvat.',
    'lacks-board': 'Tässä esitysmuodossa on toinen lauta ja toiset säännöt.',
    'lacks-walls': 'Tässä esitysmuodossa ei ole seiniä eikä kiinteitä paloja.',
    'lacks-letters': 'Tässä esitysmuodossa on vain kirjaimet a–d.',
    'lacks-free': 'Tämä esitysmuoto vaatii värin jokaiseen seinään.',
    'lacks-centre': 'Tässä esitysmuodossa kiinteitä ovat täsmälleen kaksi keskimmäistä palaa.',
    'lacks-locks': 'Tähän esitysmuotoon ei mahdu lukituksia: avaa ne ensin.',
  },
});
