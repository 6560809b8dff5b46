/** One small board for each message of `check`, and a solved one; words: 'example.<code>'. */
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
