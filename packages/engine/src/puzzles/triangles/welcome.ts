/** What a new player sees first: the picture on the card, and three steps of a lesson. */
import type { LessonStep } from '../../vocabulary.ts';

export const art =
  'triangles:hexagon-2:complement:abAbbcbdcbcCABdbDdBBCbDCabbbdBbdDacbADCABDaABAdcaBBBBcBcCaCBbDcBBDAcbadb:::1@c1/2,2@a2/2,3@d2/1,4@c4/5,5@b6/4,6@d4/1,7@a1/5,8@c3/6,9@c7/6,10@b2/2,11@b3/3,12@b5/5,13@a4/6,14@c6/3,15@a3/3,16@c5/2,17@b7/1,18@c2/1,19@d1/4,20@b4/2,21@a5/3,22@d3/2,23@b1/5,24@d5/4';

export const lesson: readonly LessonStep[] = [
  {
    code: 'turn',
    text: 'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC::4@a1/3',
    gesture: { verb: 'tap', on: 'cell:a1' },
  },
  {
    code: 'match',
    text: 'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC::4@a1/5',
    gesture: { verb: 'drag', path: ['piece:3', 'cell:b2'] },
    shows: ['cell:a1'],
  },
  {
    code: 'fill',
    text: 'triangles:triangle-2:equal:BDDBCCBDCCCD:CDBDCC::1@b1/1,3@b2/4,4@a1/5',
    gesture: { verb: 'drag', path: ['piece:2', 'cell:b3'] },
  },
];
