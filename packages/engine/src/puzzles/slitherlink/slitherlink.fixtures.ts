/** Data for slitherlink.test.ts. */

/** Puzzles that no generator makes: without a solution, with several, a loop around one cell. */
export const texts: readonly string[] = [
  'slitherlink:3x3:0a0a0a0a0',
  'slitherlink:3x3:2a2c2a2',
  'slitherlink:2x2:3311',
  'slitherlink:3x3:4h',
  'slitherlink:3x3:i',
];

/** Texts written by releases: each must stay readable for ever. */
export const golden: readonly string[] = [
  'slitherlink:3x3:4g4:MIcCAD',
  'slitherlink:3x3v:i:ILDaIILM',
  'slitherlink:3x3:4.a..c0',
  'slitherlink:10x10:2a2a2c222a3a2a222b12c32d13d2a1b2a33b12b23a2b2a2d32d21c02b331a2a2a322c2a2a2::DCCLLLLLMaILCJaLDIJCLMACCJAICAIaMIDJLICIMACLILLCJALDLICCIaCLMICIMAJJLCCJLa',
];
