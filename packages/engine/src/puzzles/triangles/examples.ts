/** One small board for each issue and a solved one (they make the rules page), and texts that no generator makes. */
import type { Example } from '../../vocabulary.ts';

const small = 'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC:';

export const examples: readonly Example[] = [
  { code: 'solved', text: `${small}:1@b1/1,2@b3/1,3@b2/4,4@a1/5` },
  { code: 'mismatch', text: `${small}:1@b1/1,2@b3/1,3@b2/6,4@a1/5` },
  { code: 'wall-mismatch', text: `${small}:1@b1/3` },
  { code: 'pieces-left', text: `${small}:1@b1/1,4@a1/5` },
];

/** Without a solution, with several, without walls, with letters, with a fixed piece. */
export const texts: readonly string[] = [
  'triangles:triangle-2:equal:BDDBCCBDCCCD:DDBDCC',
  'triangles:triangle-2:equal:BDDBCCBDCCCD',
  'triangles:parallelogram-1x1:equal:AABABB',
  'triangles:parallelogram-2x1:complement:aabaAbABBaaB',
  'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC:a1/5:1@b1/1!,2/4',
];

/** Texts written by releases: each must be read for ever. */
export const golden: readonly string[] = [
  'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC',
  'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC:a1/5:1@b1/1!,2/4',
  'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC:::1@b1/1,2@b3/1,3@b2/4,4@a1/5',
  'triangles:parallelogram-2x1:complement:aabaAbABBaaB::a1/3:2@a2/4',
];
