/**
 * Arrangements of clues that players know by heart, in both languages. Their names come from squares, where 3 is
 * all sides but one; a hint on another tiling says so (`tiling`) and gets words that hold for any shape.
 */
import type { Phrase, Values } from '../../../words/words.ts';

const onSquares =
  (squares: string, others: string) =>
  ({ tiling, clue }: Values): string =>
    (tiling ? others : squares).replaceAll('{clue}', String(clue));

/** Without a clue to speak of, the name that everybody knows. */
const known =
  (squares: string, others: string) =>
  ({ tiling, clue }: Values): string =>
    tiling && clue !== undefined ? others.replaceAll('{clue}', String(clue)) : squares;

/** Where a pattern is one of squares only, what is true of all shapes. */
const SECTOR_EN = 'Follow the sides of these cells from corner to corner: only this is left.';
const SECTOR_FI = 'Katso kulmia, joissa nämä numerot ja pisteet kohtaavat: vain tämä sopii kaikkiin.';

export const patternsEn = {
  sector: SECTOR_EN,
  'technique.sector': 'Corners',
  'corner-one': 'A line into the corner would have to turn there, and that gives the 1 two lines.',
  'corner-three': 'A {clue} in a corner always uses both sides at the corner.',
  'corner-two': onSquares(
    'A {clue} in a corner: whichever two sides it uses, the line goes on along both borders.',
    SECTOR_EN,
  ),
  'adjacent-threes': onSquares(
    'Two 3s side by side: draw the shared side and both far sides. The shared line cannot go straight on.',
    'Both numbers need all their sides but one, and must not close a loop of their own: draw the side between them and every side that does not touch it.',
  ),
  'diagonal-threes': onSquares(
    'Two diagonal 3s: draw the two outer sides of each.',
    'Both numbers need all their sides but one. Each lacks one where they meet: draw its other sides.',
  ),
  'border-ones': onSquares(
    'Two 1s side by side on the border: a line between them would give one of them two lines.',
    SECTOR_EN,
  ),
  'line-into-one':
    'The line enters this 1 at a corner, so one of the two sides there is the line. Cross out its other sides.',
  'line-into-three': onSquares(
    'The line enters this {clue} at a corner and uses one side there, so the two opposite sides are lines.',
    'The line enters this {clue} at a corner and uses one side there, so its other sides are lines.',
  ),
  'line-into-two': onSquares(
    'The line enters this {clue} at a corner and leaves by the opposite corner.',
    SECTOR_EN,
  ),
  'diagonal-chain': onSquares(
    'A diagonal of 2s between two 3s: draw the two outer sides of each 3.',
    SECTOR_EN,
  ),
  'technique.corner-one': '1 in a corner',
  'technique.corner-three': known('3 in a corner', '{clue} in a corner'),
  'technique.corner-two': known('2 in a corner', '{clue} in a corner'),
  'technique.adjacent-threes': known('3s side by side', 'All sides but one, side by side'),
  'technique.diagonal-threes': known('Diagonal 3s', 'All sides but one, where they meet'),
  'technique.border-ones': known('1s on the border', 'Corners'),
  'technique.line-into-one': 'Line into a 1',
  'technique.line-into-three': known('Line into a 3', 'Line into a corner of the {clue}'),
  'technique.line-into-two': known('Line into a 2', 'Line into a corner of the {clue}'),
  'technique.diagonal-chain': known('Diagonal of 2s between 3s', 'Corners'),
} satisfies Readonly<Record<string, Phrase>>;

export const patternsFi: Readonly<Record<keyof typeof patternsEn, Phrase>> = {
  sector: SECTOR_FI,
  'technique.sector': 'Kulmat',
  'corner-one': 'Ykkönen kulmassa: kulman kiertävä viiva toisi sille heti kaksi viivaa.',
  'corner-three': 'Numero {clue} kulmassa: ilman kulman molempia reunoja se ei täyty.',
  'corner-two': onSquares(
    'Numero {clue} kulmassa: viiva joko kääntyy kulmassa tai oikaisee sen ja jatkuu molempia laitoja pitkin.',
    SECTOR_FI,
  ),
  'adjacent-threes': onSquares(
    'Kaksi kolmosta vierekkäin: niiden välissä ja uloimmilla reunoilla on viiva, eikä välissä oleva viiva jatku suoraan.',
    'Kummaltakin saa puuttua vain yksi viiva, eivätkä ne saa sulkea omaa silmukkaa: niiden välissä on viiva, samoin reunoilla, jotka eivät kosketa sitä.',
  ),
  'diagonal-threes': onSquares(
    'Kaksi kolmosta kulmittain: niiden uloimmat reunat ovat viivoja.',
    'Kummaltakin saa puuttua vain yksi viiva. Se puuttuu siitä, missä ne kohtaavat: muut reunat ovat viivoja.',
  ),
  'border-ones': onSquares(
    'Kaksi ykköstä vierekkäin laidalla: viiva niiden välissä toisi toiselle kaksi viivaa.',
    SECTOR_FI,
  ),
  'line-into-one': 'Viiva tulee ykkösen kulmaan ja jatkuu sen reunaa pitkin: muut reunat jäävät tyhjiksi.',
  'line-into-three': onSquares(
    'Viiva tulee numeron {clue} kulmaan ja jatkuu toista reunaa pitkin: vastakkaiset reunat ovat viivoja.',
    'Viiva tulee numeron {clue} kulmaan ja jatkuu toista reunaa pitkin: muut reunat ovat viivoja.',
  ),
  'line-into-two': onSquares(
    'Viiva tulee numeron {clue} kulmaan ja vie siitä tasan yhden reunan; vastakkainen kulma kertoo loput.',
    SECTOR_FI,
  ),
  'diagonal-chain': onSquares(
    'Kolmosten välissä on vino jono kakkosia: molempien kolmosten ulkokulmat ovat viivoja.',
    SECTOR_FI,
  ),
  'technique.corner-one': 'Ykkönen kulmassa',
  'technique.corner-three': known('Kolmonen kulmassa', 'Numero {clue} kulmassa'),
  'technique.corner-two': known('Kakkonen kulmassa', 'Numero {clue} kulmassa'),
  'technique.adjacent-threes': known('Kolmoset vierekkäin', 'Kaikki reunat paitsi yksi, vierekkäin'),
  'technique.diagonal-threes': known('Kolmoset kulmittain', 'Kaikki reunat paitsi yksi, kohtaamispaikassa'),
  'technique.border-ones': known('Ykköset laidalla', 'Kulmat'),
  'technique.line-into-one': 'Viiva ykkösen kulmaan',
  'technique.line-into-three': known('Viiva kolmosen kulmaan', 'Viiva numeron {clue} kulmaan'),
  'technique.line-into-two': known('Viiva kakkosen kulmaan', 'Viiva numeron {clue} kulmaan'),
  'technique.diagonal-chain': known('Kakkosten jono kolmosten välissä', 'Kulmat'),
};
