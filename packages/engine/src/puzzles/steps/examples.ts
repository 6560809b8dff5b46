/** One board for each thing that can be said of one, and a solved one: tests use them, and they make the rules page. */
import type { Example } from '../../vocabulary.ts';

export const examples: readonly Example[] = [
  { code: 'solved', text: 'steps:DFOGGQEDI/BAkFHnHCiAALCAg' },
  { code: 'pieces-left', text: 'steps:DFOGGQEDI/BAk' },
  { code: 'no-room', text: 'steps:DFOGGQEDI/FGh' },
];

/** Texts of every release; they parse for ever. */
export const golden: readonly string[] = [
  'steps:',
  'steps:/DFO',
  'steps:DFOGGQEDI',
  'steps:DFOGGQEDI/BAk',
  'steps:DFOGGQEDI/BAk@AAHE',
  'steps:DFOGGQEDI/@ABCDE',
  'steps:DFOGGQEDI//BAkFHnHCiAALCAg',
  'steps:DFOGGQEDI/BAk@AAHE/BAkFHnHCiAALCAg',
];

/** What the generator never makes: many solutions, none, and boards that cannot be finished. */
export const texts: readonly string[] = [
  'steps:/DFO',
  'steps:DFOGGQEDI/@ABCDE',
  'steps:DFOGGQEDI/BAk@AAHE/BAkFHnHCiAALCAg',
  'steps:GGQDAN',
  'steps:DFMEHuAFnGGOCAi/BBI@AB/FGQBCTHCg',
  'steps:EFlFAiCFQHESBDx/GBL',
  'steps:CFjHElEFH/GCg@ABCD',
  'steps:DFMEHuAFnGGO/CAiBDr',
];
