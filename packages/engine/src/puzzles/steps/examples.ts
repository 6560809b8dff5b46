/** One board for each message of the check, and a solved one: for tests and the rules page. */
import type { Example } from '../../vocabulary.ts';

export const examples: readonly Example[] = [
  { code: 'solved', text: 'steps:DFOGGQEDI/BAkFHnHCiAALCAg' },
  { code: 'pieces-left', text: 'steps:DFOGGQEDI/BAk' },
  { code: 'no-room', text: 'steps:DFOGGQEDI/FGh' },
];
