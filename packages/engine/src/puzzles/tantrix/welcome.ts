/** What a new player sees first: the picture on the card, and three steps of a lesson. */
import type { LessonStep } from '../../vocabulary.ts';

export const art =
  'tantrix:discovery:1-10:R:loop:all:none/1.0.0.0_2.0.-1.5_3.0.2.1_4.-1.2.1_5.-1.0.4_6.-1.1.2_7.-2.1.3_8.-1.3.2_9.-2.2.0_10.-2.3.3';

export const lesson: readonly LessonStep[] = [
  {
    code: 'turn',
    text: 'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.3',
    gesture: { verb: 'tap', on: 'hex:1,0' },
  },
  {
    code: 'join',
    text: 'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4',
    gesture: { verb: 'drag', path: ['tile:3', 'hex:1,-1'] },
  },
  {
    code: 'close',
    text: 'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4_3.1.-1.1',
    gesture: { verb: 'tap', on: 'hex:1,-1' },
  },
];
