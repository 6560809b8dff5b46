/** One board for each thing that can be said of one, and a solved one: tests use them, and they make the rules page. */
import type { Example } from '../../vocabulary.ts';

export const examples: readonly Example[] = [
  { code: 'solved', text: 'steps:DFOGGQEDI/BAkFHnHCiAALCAg' },
  { code: 'pieces-left', text: 'steps:DFOGGQEDI/BAk' },
  { code: 'no-room', text: 'steps:DFOGGQEDI/FGh' },
];
