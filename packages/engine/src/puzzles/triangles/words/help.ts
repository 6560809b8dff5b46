/** What is said beside rules and hints: meters, refused gestures, actions. */
import { makeWords, type Values } from '../../../words/words.ts';
import { named } from './labels.ts';

const number = (values: Values, key: string): number => Number(values[key] ?? 0);

/** '3 pieces are laid, 2 went back to the shelf'; what did not happen is left out. */
const sentence = (
  parts: readonly (readonly [count: number, one: string, more: string])[],
  nothing: string,
) => {
  const said = parts.flatMap(([count, one, more]) =>
    count === 0 ? [] : [count === 1 ? one : `${count} ${more}`],
  );
  const text = said.join(', ') || nothing;
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
};

export const helpWords = makeWords({
  en: {
    'series.ladder': 'Ladder',

    'gauge.open': (values) =>
      `${named('en', values, 'sign')}: ${values['need']} needed, ${values['have']} on the shelf`,
    'gauge.full': (values) => `${named('en', values, 'sign')}: all laid, none needed`,
    'gauge.short': (values) =>
      `${named('en', values, 'sign')}: ${values['need']} needed, but only ${values['have']} on the shelf`,
    'gauge.pairs': (values) =>
      `${named('en', values, 'sign')}: not every side on the shelf can find a partner any more`,

    'same-turned': 'Piece {piece} has three equal sides: it looks the same however it is turned.',
    'slot-empty': 'Piece {piece} lies on {cell}. Its slot waits here.',
    'no-flip': 'Pieces can be turned, but not turned over.',

    'action.three-pieces': 'Show three pieces',
    'action.three-pieces.about':
      'Takes back what lies elsewhere than in the solution, turns what lies askew, and lays three pieces more. Undo takes it all back.',
    'three-shown': (values) =>
      sentence(
        [
          [number(values, 'laid'), 'one piece is laid', 'pieces are laid'],
          [number(values, 'turned'), 'one was turned', 'were turned'],
          [number(values, 'shelved'), 'one went back to the shelf', 'went back to the shelf'],
        ],
        'everything lies as in the solution',
      ),
    'action.generated': 'Show the solution it was made with',
    'action.generated.about':
      'Goes through the solutions until it meets the one this puzzle was made with, and lays that out. Undo takes it back.',
    'generated-met': ({ met }) =>
      met === 0
        ? 'This is the solution it was made with. No other came before it.'
        : `This is the solution it was made with. ${met === 1 ? 'One other' : `${met} others`} came before it.`,
    'generated-far':
      'This is the solution it was made with. {met} others came before it, and then nobody counted on.',
    'generated-unknown': 'Nobody knows the solution this puzzle was made with. Any solution counts.',
    'generated-wrong': 'The solution that came with this puzzle does not solve it.',
    'no-such-action': 'There is nothing called "{action}" to do here.',
  },
  fi: {
    'series.ladder': 'Tikapuut',

    'gauge.open': (values) =>
      `${named('fi', values, 'sign')}: tarvitaan ${values['need']}, hyllyllä ${values['have']}`,
    'gauge.full': (values) => `${named('fi', values, 'sign')}: kaikki laudalla, lisää ei tarvita`,
    'gauge.short': (values) =>
      `${named('fi', values, 'sign')}: tarvitaan ${values['need']}, mutta hyllyllä on vain ${values['have']}`,
    'gauge.pairs': (values) => `${named('fi', values, 'sign')}: kaikille hyllyn sivuille ei enää löydy paria`,

    'same-turned': 'Palan {piece} sivut ovat samanlaisia: se näyttää samalta miten päin tahansa.',
    'slot-empty': 'Pala {piece} on ruudussa {cell}. Sen paikka odottaa tässä.',
    'no-flip': 'Paloja saa kiertää, mutta ei kääntää ympäri.',

    'action.three-pieces': 'Näytä kolme palaa',
    'action.three-pieces.about':
      'Vie hyllylle palat, jotka ovat muualla kuin ratkaisussa, kääntää vinossa olevat ja asettaa kolme palaa lisää. Kumoaminen palauttaa kaiken.',
    'three-shown': (values) =>
      sentence(
        [
          [number(values, 'laid'), 'yksi pala asetettiin', 'palaa asetettiin'],
          [number(values, 'turned'), 'yksi käännettiin', 'käännettiin'],
          [number(values, 'shelved'), 'yksi palasi hyllylle', 'palasi hyllylle'],
        ],
        'kaikki on jo niin kuin ratkaisussa',
      ),
    'action.generated': 'Näytä alkuperäinen ratkaisu',
    'action.generated.about':
      'Käy ratkaisuja läpi, kunnes vastaan tulee se, josta pulma tehtiin, ja asettaa sen laudalle. Kumoaminen palauttaa entisen.',
    'generated-met': ({ met }) =>
      met === 0
        ? 'Tästä ratkaisusta pulma tehtiin. Yksikään toinen ei tullut ennen sitä.'
        : `Tästä ratkaisusta pulma tehtiin. Ennen sitä tuli vastaan ${met === 1 ? 'yksi muu' : `${met} muuta`}.`,
    'generated-far':
      'Tästä ratkaisusta pulma tehtiin. Ennen sitä tuli vastaan {met} muuta, ja sitten laskeminen lopetettiin.',
    'generated-unknown': 'Ratkaisua, josta pulma tehtiin, ei tiedetä. Mikä tahansa ratkaisu käy.',
    'generated-wrong': 'Pulman mukana tullut ratkaisu ei ratkaise sitä.',
    'no-such-action': 'Toimintoa ”{action}” ei ole.',
  },
});
