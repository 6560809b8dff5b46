/** One row for each thing that can be wrong, and a solved one: for the rules page. */
import type { Example } from '../../vocabulary.ts';

export const examples: readonly Example[] = [
  { code: 'solved', text: 'lanterns:1.2./+-++' },
  { code: 'too-many', text: 'lanterns:.1../++..' },
  { code: 'too-few', text: 'lanterns:.2../--..' },
  { code: 'undecided', text: 'lanterns:1.2./+-.+' },
];
