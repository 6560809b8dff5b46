/**
 * Every sentence of a hint: why a piece goes where it goes, and what went wrong. A mistake speaks of the
 * time when it was made: pieces laid since then have changed what is on the shelf.
 */
import { makeWords, type Values } from '../../../words/words.ts';
import { named } from './labels.ts';

const withCount = (values: Values, one: string, more: string): string => (values['count'] === 1 ? one : more);

export const hintWords = makeWords({
  en: {
    'only-fit': 'Only piece {piece} fits {cell}.',
    'only-place': 'Piece {piece} fits nowhere but {cell}.',
    'what-if': ({ cell, other, third }) =>
      third === ''
        ? `Filled in any other way, ${cell} leaves nothing that fits ${other}.`
        : `Filled in any other way, ${cell} leaves ${other} or ${third} without a piece that fits.`,
    reason: 'Seen together, these leave only piece {piece} for {cell}.',
    forced:
      'Piece {piece} must go to {cell}, but there is no short reason: everything else fails in the end.',
    choice: 'Several ways lead on from here. Piece {piece} on {cell} keeps the board solvable.',
    'technique.only-fit': 'One piece fits a cell',
    'technique.only-place': 'A piece has one place left',
    'technique.what-if': 'What if it were another piece?',
    'technique.reason': 'Several cells together',
    'technique.forced': 'Forced in the long run',
    'technique.choice': 'A free choice',

    'mistake-side': 'It went wrong with piece {piece} on {cell}: these sides do not match.',
    'mistake-starved':
      'It went wrong with piece {piece} on {cell}: after that, no piece was left that fits {other}.',
    'mistake-short': (values) =>
      `It went wrong with piece ${values['piece']} on ${values['cell']}: ${values['demand']} sides then needed ${named('en', values, 'sign')}, and the shelf had ${values['supply']}.`,
    'mistake-pairs':
      'It went wrong with piece {piece} on {cell}: {sides} sides on the shelf then had no partner, and the border had room for {border}.',
    'mistake-reason': (values) =>
      `It went wrong with piece ${String(values['piece'])} on ${String(values['cell'])}: ${withCount(
        values,
        'this one can no longer be served.',
        `these ${String(values['count'])} can no longer all be served.`,
      )}`,
    mistake: 'It went wrong with piece {piece} on {cell}: from there the board can no longer be finished.',
    impossible: 'This puzzle has no solution, whatever is laid.',
  },
  fi: {
    'only-fit': 'Vain pala {piece} sopii ruutuun {cell}.',
    'only-place': 'Pala {piece} ei sovi muualle kuin ruutuun {cell}.',
    'what-if': ({ cell, other, third }) =>
      third === ''
        ? `Jos ruudun ${cell} täyttää toisin, ruutuun ${other} ei enää sovi mikään pala.`
        : `Jos ruudun ${cell} täyttää toisin, ruuduista ${other} ja ${third} jompikumpi jää ilman sopivaa palaa.`,
    reason: 'Yhdessä nämä jättävät ruutuun {cell} vain palan {piece}.',
    forced:
      'Pala {piece} kuuluu ruutuun {cell}, mutta lyhyttä perustetta ei ole: kaikki muu päätyy umpikujaan.',
    choice: 'Tästä pääsee eteenpäin monella tavalla. Pala {piece} ruudussa {cell} pitää laudan ratkeavana.',
    'technique.only-fit': 'Yksi pala sopii ruutuun',
    'technique.only-place': 'Palalle jää yksi paikka',
    'technique.what-if': 'Entä jos se olisi toinen pala?',
    'technique.reason': 'Monta ruutua yhdessä',
    'technique.forced': 'Pakollinen pitkällä tähtäimellä',
    'technique.choice': 'Vapaa valinta',

    'mistake-side': 'Virhe syntyi, kun pala {piece} tuli ruutuun {cell}: nämä sivut eivät sovi yhteen.',
    'mistake-starved':
      'Virhe syntyi, kun pala {piece} tuli ruutuun {cell}: sen jälkeen ruutuun {other} ei sopinut mikään pala.',
    'mistake-short': (values) =>
      `Virhe syntyi, kun pala ${values['piece']} tuli ruutuun ${values['cell']}: merkkiä ${named('fi', values, 'sign')} tarvittiin silloin ${values['demand']}, ja hyllyllä niitä oli ${values['supply']}.`,
    'mistake-pairs':
      'Virhe syntyi, kun pala {piece} tuli ruutuun {cell}: hyllyllä {sides} sivua jäi silloin ilman paria, ja reunaan niitä mahtui {border}.',
    'mistake-reason': (values) =>
      `Virhe syntyi, kun pala ${String(values['piece'])} tuli ruutuun ${String(values['cell'])}: ${withCount(
        values,
        'tälle ei enää löydy ratkaisua.',
        `nämä ${String(values['count'])} eivät enää toteudu yhdessä.`,
      )}`,
    mistake: 'Virhe syntyi, kun pala {piece} tuli ruutuun {cell}: siitä lautaa ei enää saa valmiiksi.',
    impossible: 'Tällä pulmalla ei ole ratkaisua, asetti palat miten tahansa.',
  },
});
