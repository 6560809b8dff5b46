/** One small board for each thing that `check` can say, and a solved one; words: 'example.<code>'. */
import type { Example } from '../../vocabulary.ts';

export const examples: readonly Example[] = [
  { code: 'solved', text: 'slitherlink:3x3:a3a230a3a:IMICJaMI' },
  { code: 'too-many', text: 'slitherlink:3x3:1h:IIf' },
  { code: 'too-few', text: 'slitherlink:3x3:d3d:bRFAc' },
  { code: 'clue-open', text: 'slitherlink:3x3:d3d:bIe' },
  { code: 'branch', text: 'slitherlink:3x3:i:AaICd' },
  { code: 'dead-end', text: 'slitherlink:3x3:d2d:GaRFd' },
  { code: 'dangling-end', text: 'slitherlink:3x3:3h:LIf' },
  { code: 'closed-early', text: 'slitherlink:3x3:4g4:MIcCAD' },
  { code: 'separate', text: 'slitherlink:3x3:3g3:LIdAD' },
  { code: 'no-line', text: 'slitherlink:3x3:i:h' },
  { code: 'dot-missed', text: 'slitherlink:3x3v:i:ILDaIILM' },
];

/** Puzzles that no generator makes: without a solution, with several, a loop around one cell. */
export const texts: readonly string[] = [
  'slitherlink:3x3:0a0a0a0a0',
  'slitherlink:3x3:2a2c2a2',
  'slitherlink:2x2:3311',
  'slitherlink:3x3:4h',
  'slitherlink:3x3:i',
];

/** Texts written by releases: each must be read for ever. */
export const golden: readonly string[] = [
  'slitherlink:3x3:4g4:MIcCAD',
  'slitherlink:3x3v:i:ILDaIILM',
  'slitherlink:3x3:4.a..c0',
  'slitherlink:10x10:2a2a2c222a3a2a222b12c32d13d2a1b2a33b12b23a2b2a2d32d21c02b331a2a2a322c2a2a2::DCCLLLLLMaILCJaLDIJCLMACCJAICAIaMIDJLICIMACLILLCJALDLICCIaCLMICIMAJJLCCJLa',
];
