/** The links of a proof, in both languages: what is tried here, and what would come of it. */
import type { Phrase, Values } from '../../../words/words.ts';

const triedEn = (v: Values): string => {
  const tiles = String(v['tiles']).split(',').filter(Boolean).join(' or ');
  const turned = v['turned'] === '' ? '' : `tile ${v['turned']} turned another way`;
  const here = `With ${[tiles && `tile ${tiles} here`, turned].filter(Boolean).join(', or ')},`;
  const more = Number(v['forced']);
  return more === 0
    ? here
    : `${here} ${more === 1 ? 'one more tile follows' : `${more} more tiles follow`}, and`;
};

const triedFi = (v: Values): string => {
  const tiles = String(v['tiles']).split(',').filter(Boolean).join(' tai ');
  const turned = v['turned'] === '' ? '' : `laatta ${v['turned']} toisin päin`;
  const what = [tiles && `laatta ${tiles}`, turned].filter(Boolean).join(' tai ');
  const more = Number(v['forced']);
  const here = `Jos tässä olisi ${what},`;
  return more === 0
    ? here
    : `${here} siitä seuraisi ${more === 1 ? 'yksi laatta' : `${more} laattaa`} lisää, ja`;
};

export const proofEn = {
  'out.clash': (v: Values) => `${triedEn(v)} two tiles would disagree where they touch.`,
  'out.early-loop': (v: Values) => `${triedEn(v)} the loop would close without all the tiles.`,
  'out.blocked-end': (v: Values) => `${triedEn(v)} the line would run into a tile of another colour.`,
  'out.dead-end': (v: Values) => `${triedEn(v)} the line would have a loose end that no tile fits.`,
  'out.far-home': (v: Values) => `${triedEn(v)} the loose ends would be too far apart for the tiles left.`,
  'link.only-tile': 'So only tile {tile} is left for this cell.',
  'link.only-curve': 'Both ends come to this cell, and only tile {tile} has the curve for it.',
  'link.only-fit': 'The line must go on here, and only tile {tile} fits.',
  'link.look': 'Here only tile {tile} can go: every other leaves a loose end that nothing fits.',
  'link.look-home':
    'Here only tile {tile} can go: every other leaves a loose end that nothing fits, or ends too far apart.',
  'break.clash': 'Now two tiles disagree where they touch.',
  'break.early-loop': 'Now the loop closes without all the tiles.',
  'break.blocked-end': 'Now the line runs into a tile of another colour.',
  'break.dead-end': 'Now the line has a loose end that no tile fits.',
  'break.far-home': 'Now the loose ends are too far apart for the tiles left.',
  'break.no-tile': 'Now no tile is left for this cell.',
};

export const proofFi: Record<keyof typeof proofEn, Phrase> = {
  'out.clash': (v: Values) => `${triedFi(v)} kaksi laattaa olisi eri mieltä kohdassa, jossa ne koskettavat.`,
  'out.early-loop': (v: Values) => `${triedFi(v)} silmukka sulkeutuisi ennen kuin kaikki laatat ovat mukana.`,
  'out.blocked-end': (v: Values) => `${triedFi(v)} viiva törmäisi laattaan, jossa on toinen väri.`,
  'out.dead-end': (v: Values) => `${triedFi(v)} viivaan jäisi irtopää, johon mikään laatta ei sovi.`,
  'out.far-home': (v: Values) =>
    `${triedFi(v)} irtopäät olisivat liian kaukana toisistaan jäljellä oleville laatoille.`,
  'link.only-tile': 'Tähän ruutuun jää siis vain laatta {tile}.',
  'link.only-curve': 'Molemmat päät tulevat tähän, ja vain laatassa {tile} on oikea kaari.',
  'link.only-fit': 'Viivan on jatkuttava tästä, ja vain laatta {tile} sopii.',
  'link.look':
    'Tähän voi tulla vain laatta {tile}: mikä tahansa muu jättäisi irtopään, johon mikään ei sovi.',
  'link.look-home':
    'Tähän voi tulla vain laatta {tile}: mikä tahansa muu jättäisi irtopään, johon mikään ei sovi, tai päät liian kauas toisistaan.',
  'break.clash': 'Nyt kaksi laattaa on eri mieltä kohdassa, jossa ne koskettavat.',
  'break.early-loop': 'Nyt silmukka sulkeutuu ennen kuin kaikki laatat ovat mukana.',
  'break.blocked-end': 'Nyt viiva törmää laattaan, jossa on toinen väri.',
  'break.dead-end': 'Nyt viivassa on irtopää, johon mikään laatta ei sovi.',
  'break.far-home': 'Nyt irtopäät ovat liian kaukana toisistaan jäljellä oleville laatoille.',
  'break.no-tile': 'Nyt tähän ruutuun ei jää yhtään laattaa.',
};
