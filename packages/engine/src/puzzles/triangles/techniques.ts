/** What hints teach, and where it is seen best. Made by bench/src/make-techniques.ts; the contract checks it. */
/* oxlint-disable max-lines -- data */
import type { Technique } from '../../vocabulary.ts';

export const techniques: readonly Technique[] = [
  {
    code: 'only-fit',
    kind: 'step',
    level: 'fits',
    from: 'match=equal board=hexagon-1 colours=4 level=any border=free',
    examples: [
      'triangles:hexagon-1:equal:AACDDDADBACDBDDAAD:::1@a1/1,2@a3/1,3@b2/5,4@b1/6,6@a2/6',
      'triangles:hexagon-1:equal:ADDAABABBABDBBCABC:::1@a1/3,2@a2/6,3@b2/1,4@b1/4,6@b3/4',
      'triangles:hexagon-1:equal:BDDAABAACADDADBBBC:::1@a1/1,2@a3/5,4@a2/4,5@b1/6,6@b2/5',
    ],
  },
  {
    code: 'what-if',
    kind: 'step',
    level: 'fits',
    from: 'match=equal board=hexagon-1 colours=4 level=any border=free',
    examples: [
      'triangles:hexagon-1:equal:ABDADDADCBCDBBDCDD:::1@a1/1,2@a3/3,3@b1/6,5@a2/6',
      'triangles:hexagon-1:equal:ACDACBAABABBAADADB:::1@a1/1,2@a2/4,3@a3/5,5@b1/4',
      'triangles:hexagon-1:equal:ADCADBBBDACBABCBDD:::1@a1/1,3@a3/3,4@b1/6,6@a2/2',
    ],
  },
  {
    code: 'needed',
    kind: 'step',
    level: 'fits',
    from: 'match=equal board=hexagon-1 colours=4 level=any border=free',
    examples: [
      'triangles:hexagon-1:equal:CDDADBBDDBBCBDCABC:::1@a1/1,2@b1/6,3@a2/2,5@a3/5',
      'triangles:hexagon-1:equal:ADDAABABBABDBBCABC:::1@a1/3,2@a2/6,3@b2/1,4@b1/4',
      'triangles:hexagon-1:equal:AACACBBBCADDABDAAB:::1@a1/1,2@b1/6,3@b2/1,5@b3/4',
    ],
  },
  {
    code: 'only-place',
    kind: 'step',
    level: 'places',
    from: 'match=equal border=walls board=triangle-3 colours=2 level=any set=repeats',
    examples: [
      'triangles:hexagon-1:equal:CDDABDAACAAAADCACC:::1@a1/1,2@b1/4,3@a3/1,5@a2/4',
      'triangles:hexagon-1:equal:AABABBBBBAABAABAAB:BAABBA::1@a1/3,4@a2/6',
      'triangles:hexagon-1:equal:AABABBAAAAAAABBAAA:AABABB::3@a2/2,4@a1/1',
    ],
  },
  {
    code: 'only-places',
    kind: 'step',
    level: 'places',
    from: 'match=equal border=walls board=hexagon-1 colours=2 level=any set=repeats',
    examples: [
      'triangles:hexagon-1:equal:ABBBBBBBBAABAABBBB:ABBABA::2@a2/2',
      'triangles:hexagon-1:equal:BBBBBBAABABBBBBAAB:BABBAA::1@a1/1',
      'triangles:hexagon-1:equal:AAAAAAABBAABAAAABB:ABBAAB::1@a1/1',
    ],
  },
  {
    code: 'sides',
    kind: 'step',
    level: 'places',
    from: 'match=equal border=walls board=triangle-3 colours=3 level=any set=repeats',
    examples: [
      'triangles:hexagon-1:equal:ABCBBBBCDBBCBBDACD:::1@a1/1,2@a2/2,4@a3/1',
      'triangles:hexagon-1:equal:AAAAABABBBBCAACAAD:::1@a1/1,2@a2/6,3@a3/3',
      'triangles:hexagon-1:equal:BCDCCDADBACCBBDBDD:::1@a1/1,2@a2/4',
    ],
  },
  {
    code: 'last-place',
    kind: 'step',
    level: 'places',
    from: 'match=equal board=hexagon-1 colours=4 level=any border=free',
    examples: [
      'triangles:hexagon-1:equal:CDDABBCCCACCACBADC:::1@a1/3,3@a2/2,6@b1/6',
      'triangles:hexagon-1:equal:ABCBBBBCDBBCBBDACD:::1@a1/1,2@a2/2,4@b1/4',
      'triangles:hexagon-1:equal:BDDBCDBBCCDDACDDDD:::1@a1/1,4@a2/2,5@a3/3',
    ],
  },
  {
    code: 'tries',
    kind: 'step',
    level: 'what-if',
    from: 'match=equal board=hexagon-1 colours=4 level=any border=free',
    examples: [
      'triangles:hexagon-1:equal:ABBAAAAAAAAAAAAAAB:ABAAAA::2@b2/1,3@b3/2',
      'triangles:hexagon-1:equal:BBBABBBBBAABABBAAB:BBBAAB::1@a1/1,4@b2/3,5@b1/6',
      'triangles:hexagon-1:equal:AABBBBABBAABABBAAB:AABAAB::1@a1/1,3@b1/6,4@a2/6',
    ],
  },
  {
    code: 'cases',
    kind: 'step',
    level: 'what-if',
    from: 'match=equal border=walls board=parallelogram-3x2 colours=3 level=any set=repeats',
    examples: [
      'triangles:hexagon-1:equal:CCDACDBDCBBDADDADC:::1@a1/1,2@a2/4',
      'triangles:hexagon-1:equal:BDDAADBDCADDABDADB:::1@a1/1,2@a2/2',
      'triangles:hexagon-1:equal:ADCADBBBDACBABCBDD:::1@a1/1',
    ],
  },
  {
    code: 'choice',
    kind: 'advice',
    level: 'beyond',
    from: 'match=equal board=hexagon-1 colours=4 level=any border=free',
    examples: [
      'triangles:hexagon-1:equal:ABCBBBBCDBBCBBDACD',
      'triangles:hexagon-1:equal:CDDADBBDDBBCBDCABC',
      'triangles:hexagon-1:equal:BDDAADBDCADDABDADB',
    ],
  },
];
