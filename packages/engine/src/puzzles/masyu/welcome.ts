/** What a new player sees first: the picture on the card, and three steps of a lesson. */
import type { LessonStep } from '../../vocabulary.ts';

export const art = 'masyu:8x8:aWaWcBjWWbWbBaWaWgWWeBkBaWdB:JLCDALDCACIDIADLaLbCJDaCLMaLDaAAJMADI';

export const lesson: readonly LessonStep[] = [
  {
    code: 'white',
    text: 'masyu:5x5:aWbBcBaBiBcB:IIl',
    gesture: { verb: 'tap', on: 'link:4' },
    shows: ['cell:1'],
  },
  {
    code: 'black',
    text: 'masyu:5x5:aWbBcBaBiBcB:ILCCj',
    gesture: { verb: 'tap', on: 'link:11' },
    shows: ['cell:4'],
  },
  { code: 'loop', text: 'masyu:5x5:aWbBcBaBiBcB:JLLMAAJaLMAIDI', gesture: { verb: 'tap', on: 'link:35' } },
];
