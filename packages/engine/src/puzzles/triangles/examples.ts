/** One small board for each issue, and a solved one: for the rules page. */
import type { Example } from '../../vocabulary.ts';

const small = 'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC:';

export const examples: readonly Example[] = [
  { code: 'solved', text: `${small}:1@b1/1,2@b3/1,3@b2/4,4@a1/5` },
  { code: 'mismatch', text: `${small}:1@b1/1,2@b3/1,3@b2/6,4@a1/5` },
  { code: 'wall-mismatch', text: `${small}:1@b1/3` },
  { code: 'pieces-left', text: `${small}:1@b1/1,4@a1/5` },
];
