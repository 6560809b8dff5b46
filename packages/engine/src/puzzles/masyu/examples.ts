/** Boards that illustrate the rules and each verdict of the check: for the rules page and for tests. */
import type { Example } from '../../vocabulary.ts';

export const examples: readonly Example[] = [
  { code: 'solved', text: 'masyu:5x5:aWbBcBaBiBcB:JLLMAAJaLMAJDI' },
  { code: 'black-straight', text: 'masyu:4x4:eBj:AaIe' },
  { code: 'black-next-turns', text: 'masyu:4x4:Bo:Lg' },
  { code: 'white-turns', text: 'masyu:4x4:eWj:CaIe' },
  { code: 'white-next-straight', text: 'masyu:5x3:gWg:AaIIIc' },
  { code: 'pearl-blocked', text: 'masyu:4x4:eWj:bRFd' },
  { code: 'black-open', text: 'masyu:4x4:Bo:ICf' },
  { code: 'white-open', text: 'masyu:4x4:aWn:ICf' },
  { code: 'branch', text: 'masyu:4x4:aWn:AaICd' },
  { code: 'dead-end', text: 'masyu:4x4:aWn:dGFBa' },
  { code: 'dangling-end', text: 'masyu:4x4:aWn:dAc' },
  { code: 'closed-early', text: 'masyu:5x5:cWu:MIhIaJI' },
  { code: 'separate', text: 'masyu:4x4:aWn:ICeI' },
  { code: 'pearl-missed', text: 'masyu:4x4:bWm:cAaALa' },
  { code: 'no-line', text: 'masyu:4x4:bWm:h' },
];
