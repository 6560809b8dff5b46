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
      'triangles:hexagon-1:equal:ABBABBABBABBABBBBB:BAABAB::1@a2/2,2@a3/3,3@b2/5,4@a1/5,6@b3/2',
      'triangles:hexagon-1:equal:ABCBBBBCDBBCBBDACD:::1@a1/1,2@a2/2,3@b3/6,4@a3/1,6@b1/6',
    ],
  },
  {
    code: 'what-if',
    kind: 'step',
    level: 'fits',
    from: 'match=equal board=hexagon-1 colours=4 level=any border=free',
    examples: [
      'triangles:hexagon-1:equal:ACDACBAABABBAADADB:::1@a1/1,2@a2/4,3@a3/5,5@b1/4',
      'triangles:hexagon-1:equal:BDDAADBDCADDABDADB:::1@a1/1,2@a2/2,4@b1/6,5@a3/1',
      'triangles:triangle-3:equal:CFFACBEEFDFFCEFBEECDFBCDFFF:ACCECBDFF::2@a1/1,3@b3/1,5@b1/1,6@b2/2,8@c1/5',
    ],
  },
  {
    code: 'reason',
    kind: 'step',
    level: 'fits',
    from: 'match=equal board=hexagon-1 colours=4 level=any border=free',
    examples: [
      'triangles:hexagon-1:equal:CDDADBBDDBBCBDCABC:::1@a1/1,2@b1/6,3@a2/2,5@a3/5',
      'triangles:hexagon-1:equal:ABCBBBBCDBBCBBDACD:::1@a1/1,2@a2/2,4@a3/1',
      'triangles:hexagon-1:equal:AACDDDADBACDBDDAAD:::1@a1/1,2@a3/1,4@b1/6,6@a2/6',
    ],
  },
  {
    code: 'only-place',
    kind: 'step',
    level: 'places',
    from: 'match=equal border=walls board=triangle-3 colours=2 level=any set=repeats',
    examples: [
      'triangles:hexagon-1:equal:AABABBAAAAAAABBAAA:AABABB::3@a2/2,4@a1/1',
      'triangles:triangle-3:equal:CEDDEFBBEDFEAABBCCAEFCCECEF:ECAEDECBB::3@c5/3,4@c1/1,5@b1/5,6@b2/6,7@c2/2,8@a1/3',
      'triangles:triangle-3:equal:BECBCEBDEABEBCCADEBEDAEDAAC:BCCBAEACA::1@b1/3,2@b2/6,3@b3/3,5@a1/1,8@c4/4,9@c5/5',
    ],
  },
  {
    code: 'only-places',
    kind: 'step',
    level: 'places',
    from: 'match=equal border=walls board=triangle-3 colours=2 level=any set=repeats',
    examples: [
      'triangles:hexagon-1:equal:AAAAABABBAAABBBABB:ABBABB',
      'triangles:triangle-3:equal:AAAAABABBABBBBBAABAABBBBABB:BAABBBBAA::1@c5/1,2@a1/3,3@c1/3',
      'triangles:triangle-4:equal:ADDABDADBBBDAABBCDADCBCCADCAACBBCAACBBCADCACBBBD:BCCBBACADABD::1@d4/6,2@d7/1,3@d3/3,4@c3/1,5@c5/3,6@a1/1,7@d5/5,10@d1/3,12@d6/2,15@d2/6',
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
