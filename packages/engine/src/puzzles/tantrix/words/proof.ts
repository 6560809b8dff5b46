/** The links of a proof, in both languages: what is tried here, and what would come of it. */
import { isSeen, type Phrase, type Values } from '../../../words/words.ts';

const tilesOf = (v: Values): readonly string[] => String(v['tiles']).split(',').filter(Boolean);

function tilesEn(v: Values): string {
  const tiles = tilesOf(v);
  if (!tiles.length) return '';
  if (!isSeen(v)) return `tile ${tiles.join(' or ')} here`;
  return tiles.length === 1 ? 'this tile here' : `any of these ${tiles.length} tiles here`;
}

const triedEn = (v: Values): string => {
  const turned =
    v['turned'] === '' ? '' : `${isSeen(v) ? 'this tile' : `tile ${v['turned']}`} turned another way`;
  const here = `With ${[tilesEn(v), turned].filter(Boolean).join(', or ')},`;
  const more = Number(v['forced']);
  return more === 0
    ? here
    : `${here} ${more === 1 ? 'one more tile follows' : `${more} more tiles follow`}, and`;
};

function tilesFi(v: Values): string {
  const tiles = tilesOf(v);
  if (!tiles.length) return '';
  if (!isSeen(v)) return `laatta ${tiles.join(' tai ')}`;
  return tiles.length === 1 ? 'tämä laatta' : `jokin näistä ${tiles.length} laatasta`;
}

const triedFi = (v: Values): string => {
  const turned =
    v['turned'] === '' ? '' : `${isSeen(v) ? 'tämä laatta' : `laatta ${v['turned']}`} toisin päin`;
  const what = [tilesFi(v), turned].filter(Boolean).join(' tai ');
  const more = Number(v['forced']);
  const here = `Jos tässä olisi ${what},`;
  return more === 0
    ? here
    : `${here} siitä seuraisi ${more === 1 ? 'yksi laatta' : `${more} laattaa`} lisää, ja`;
};

const tile = (v: Values): string => (isSeen(v) ? 'this tile' : `tile ${v['tile']}`);

export const proofEn = {
  'out.clash': (v: Values) => `${triedEn(v)} two tiles would disagree where they touch.`,
  'out.early-loop': (v: Values) => `${triedEn(v)} the loop would close without all the tiles.`,
  'out.blocked-end': (v: Values) => `${triedEn(v)} the line would run into a tile of another colour.`,
  'out.dead-end': (v: Values) => `${triedEn(v)} the line would have a loose end that no tile fits.`,
  'out.far-home': (v: Values) => `${triedEn(v)} the loose ends would be too far apart for the tiles left.`,
  'link.only-tile': (v: Values) => `So only ${tile(v)} is left for this cell.`,
  'link.only-curve': (v: Values) => `Both ends come to this cell, and only ${tile(v)} has the curve for it.`,
  'link.only-fit': (v: Values) => `The line must go on here, and only ${tile(v)} fits.`,
  'link.look': (v: Values) =>
    `Here only ${tile(v)} can go: every other leaves a loose end that nothing fits.`,
  'link.look-home': (v: Values) =>
    `Here only ${tile(v)} can go: every other leaves a loose end that nothing fits, or ends too far apart.`,
  'break.clash': 'Now two tiles disagree where they touch.',
  'break.early-loop': 'Now the loop closes without all the tiles.',
  'break.blocked-end': 'Now the line runs into a tile of another colour.',
  'break.dead-end': 'Now the line has a loose end that no tile fits.',
  'break.far-home': 'Now the loose ends are too far apart for the tiles left.',
  'break.no-tile': 'Now no tile is left for this cell.',
};

const nominative = (v: Values): string => (isSeen(v) ? 'tämä laatta' : `laatta ${v['tile']}`);
const inessive = (v: Values): string => (isSeen(v) ? 'tässä laatassa' : `laatassa ${v['tile']}`);

export const proofFi: Record<keyof typeof proofEn, Phrase> = {
  'out.clash': (v: Values) => `${triedFi(v)} kaksi laattaa olisi eri mieltä kohdassa, jossa ne koskettavat.`,
  'out.early-loop': (v: Values) => `${triedFi(v)} silmukka sulkeutuisi ennen kuin kaikki laatat ovat mukana.`,
  'out.blocked-end': (v: Values) => `${triedFi(v)} viiva törmäisi laattaan, jossa on toinen väri.`,
  'out.dead-end': (v: Values) => `${triedFi(v)} viivaan jäisi irtopää, johon mikään laatta ei sovi.`,
  'out.far-home': (v: Values) =>
    `${triedFi(v)} irtopäät olisivat liian kaukana toisistaan jäljellä oleville laatoille.`,
  'link.only-tile': (v: Values) => `Tähän ruutuun jää siis vain ${nominative(v)}.`,
  'link.only-curve': (v: Values) => `Molemmat päät tulevat tähän, ja vain ${inessive(v)} on oikea kaari.`,
  'link.only-fit': (v: Values) => `Viivan on jatkuttava tästä, ja vain ${nominative(v)} sopii.`,
  'link.look': (v: Values) =>
    `Tähän voi tulla vain ${nominative(v)}: mikä tahansa muu jättäisi irtopään, johon mikään ei sovi.`,
  'link.look-home': (v: Values) =>
    `Tähän voi tulla vain ${nominative(v)}: mikä tahansa muu jättäisi irtopään, johon mikään ei sovi, tai päät liian kauas toisistaan.`,
  'break.clash': 'Nyt kaksi laattaa on eri mieltä kohdassa, jossa ne koskettavat.',
  'break.early-loop': 'Nyt silmukka sulkeutuu ennen kuin kaikki laatat ovat mukana.',
  'break.blocked-end': 'Nyt viiva törmää laattaan, jossa on toinen väri.',
  'break.dead-end': 'Nyt viivassa on irtopää, johon mikään laatta ei sovi.',
  'break.far-home': 'Nyt irtopäät ovat liian kaukana toisistaan jäljellä oleville laatoille.',
  'break.no-tile': 'Nyt tähän ruutuun ei jää yhtään laattaa.',
};
