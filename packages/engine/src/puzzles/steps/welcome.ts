/** What a new player sees first: the picture on the card, and three steps of a lesson. */
import type { LessonStep } from '../../vocabulary.ts';

export const art = 'steps:DFOGGQEDI/BAkFHnHCiAALCAg';

export const lesson: readonly LessonStep[] = [
  { code: 'peg', text: 'steps:DFOGGQEDI', gesture: { verb: 'drag', path: ['piece:B', 'peg:k'] } },
  { code: 'level', text: 'steps:DFOGGQEDI/BAkFHnHCi', gesture: { verb: 'drag', path: ['piece:A', 'peg:L'] } },
  {
    code: 'order',
    text: 'steps:DFOGGQEDI/BAkFHnHCiAAL',
    gesture: { verb: 'drag', path: ['piece:C', 'peg:g'] },
  },
];
