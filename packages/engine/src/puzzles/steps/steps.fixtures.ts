/** Texts for the contract. */

/** Texts from every release; each must stay readable for ever. */

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
