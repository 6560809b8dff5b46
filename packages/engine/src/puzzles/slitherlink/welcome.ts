/** What a new player sees first: the picture on the card, and three steps of a lesson. */
import type { LessonStep } from '../../vocabulary.ts';

export const art =
  'slitherlink:7x7:3b2b2a3a12a232123a2a2c3a3a222212a22a3a2b2b2:JLMACLMADIAJAJJCJACJCMCLJADCMIJMAJCJDI';

export const lesson: readonly LessonStep[] = [
  {
    code: 'number',
    text: 'slitherlink:3x3:313a2a313:IIf',
    gesture: { verb: 'tap', on: 'edge:2' },
    shows: ['cell:0'],
  },
  {
    code: 'fork',
    text: 'slitherlink:3x3:313a2a313:JLCe',
    gesture: { verb: 'mark', on: 'edge:1' },
    shows: ['dot:1'],
  },
  { code: 'loop', text: 'slitherlink:3x3:313a2a313:JLDMCaLM', gesture: { verb: 'tap', on: 'edge:16' } },
];
