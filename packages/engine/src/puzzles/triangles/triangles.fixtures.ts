/** Texts for the contract. */

/** No solution, several, no walls, letters, a fixed piece, twins. */

export const texts: readonly string[] = [
  'triangles:triangle-2:equal:BDDBCCBDCCCD:DDBDCC',
  'triangles:triangle-2:equal:BDDBCCBDCCCD',
  'triangles:parallelogram-1x1:equal:AABABB',
  'triangles:parallelogram-2x1:complement:aabaAbABBaaB',
  'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC:a1/5:1@b1/1!,2/4',
  'triangles:triangle-2:equal:ABBABBABBBBB',
  'triangles:triangle-2:equal:ABBABBABBBBB::b2/4:2@b1/3,1@a1/5!',
];

/** Texts written by releases: each must stay readable for ever. */
export const golden: readonly string[] = [
  'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC',
  'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC:a1/5:1@b1/1!,2/4',
  'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC:::1@b1/1,2@b3/1,3@b2/4,4@a1/5',
  'triangles:parallelogram-2x1:complement:aabaAbABBaaB::a1/3:2@a2/4',
];
