/** What is said while a board of triangles is made. */
import type { Phrase, Values } from '../../../words/words.ts';
import { named } from './grammar.ts';

export const editEn = {
  'field.pieces': 'Pieces',
  'field.walls': 'Walls',
  'edit-label': (v: Values) => named('en', v, 'sign'),
  'edit-wall': 'Wall here',
  'edit-no-wall': 'No wall here',
  'edit-fix': 'Fix the piece on {cell}',
  'edit-unfix': 'Free the piece on {cell}',
  'edit-not-filled': 'Every cell needs a piece first: place them all in the drawing.',
  'edit-twins': 'No labels were found that make all pieces different. Use more of them.',
  'edit.pieces.different': 'Make all pieces different',
  'edit.pieces.shuffle': 'Take it apart: shuffle the pieces',
  'edit.walls.-': 'Remove all walls',
  'obstacle-short': (v: Values) =>
    `There is no solution: ${v['need']} sides need ${named('en', v, 'sign')}, but the pieces have only ${v['have']}.`,
  'obstacle-unpaired': (v: Values) =>
    `There is no solution: sides with ${named('en', v, 'sign')} are left over, and the border cannot take them all.`,
  'label.side': (v: Values) => `side ${v['name']}: ${named('en', v, 'sign')}`,
  'label.side-empty': (v: Values) => `side ${v['name']}`,
};

export const editFi: Record<keyof typeof editEn, Phrase> = {
  'field.pieces': 'Palat',
  'field.walls': 'Seinät',
  'edit-label': (v) => named('fi', v, 'sign'),
  'edit-wall': 'Seinä tähän',
  'edit-no-wall': 'Ei seinää tähän',
  'edit-fix': 'Kiinnitä pala ruutuun {cell}',
  'edit-unfix': 'Vapauta pala ruudusta {cell}',
  'edit-not-filled': 'Jokaiseen ruutuun tarvitaan ensin pala: sijoita kaikki piirrokseen.',
  'edit-twins': 'Merkkejä, joilla kaikki palat ovat erilaisia, ei löytynyt. Käytä useampia.',
  'edit.pieces.different': 'Tee kaikista paloista erilaisia',
  'edit.pieces.shuffle': 'Pura osiin: sekoita palat',
  'edit.walls.-': 'Poista kaikki seinät',
  'obstacle-short': (v) =>
    `Ratkaisua ei ole: ${named('fi', v, 'sign')} tarvitaan ${v['need']} sivulle, ja paloissa niitä on ${v['have']}.`,
  'obstacle-unpaired': (v) =>
    `Ratkaisua ei ole: sivuja, joilla on ${named('fi', v, 'sign')}, jää yli, eikä reuna voi ottaa niitä kaikkia.`,
  'label.side': (v) => `sivu ${v['name']}: ${named('fi', v, 'sign')}`,
  'label.side-empty': (v) => `sivu ${v['name']}`,
};
