/** One row for each thing that can be wrong, and a solved one: tests use them, and they make the rules page. */
import type { Example } from '../../vocabulary.ts';

export const examples: readonly Example[] = [
  { code: 'solved', text: 'blank:1.2./+-++' },
  { code: 'too-many', text: 'blank:.1../++..' },
  { code: 'too-few', text: 'blank:.2../--..' },
  { code: 'undecided', text: 'blank:1.2./+-.+' },
];

/** Texts of every release; they parse for ever. */
export const golden: readonly string[] = [
  'blank:1.2.',
  'blank:1.2./+-..',
  'blank:1.2.//+-++',
  'blank:1.2./+-.+/+-++',
];

/** Rows by their number of solutions. */
export const counts: readonly (readonly [text: string, solutions: number])[] = [
  ['blank:..', 4],
  ['blank:11', 2],
  ['blank:.0.', 1],
  ['blank:.1.', 3],
  ['blank:1..1', 4],
  ['blank:0.3', 0],
  ['blank:......', 64],
];
