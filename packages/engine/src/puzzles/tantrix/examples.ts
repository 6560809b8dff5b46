/** One board for each thing that can be wrong, and a solved one: for tests and the rules page. */
import type { Example } from '../../vocabulary.ts';

const twoLoops = '1.0.0.0_2.1.0.4_3.1.-1.2_5.2.-1.0_10.3.-1.4_14.3.-2.2';

export const examples: readonly Example[] = [
  {
    code: 'solved',
    text: 'tantrix:discovery:1-5:R:loop:all:none/1.0.0.0_2.0.-1.5_3.-2.1.4_4.-1.1.0_5.-1.0.4',
  },
  { code: 'mismatch', text: 'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4_3.1.-1.3' },
  { code: 'loop-broken', text: 'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4' },
  { code: 'closed-early', text: 'tantrix:free:1-4:Y:loop:all:none/1.0.0.0_2.1.0.4_3.1.-1.2' },
  { code: 'several-loops', text: `tantrix:free:1-3,5,10,14:Y:loop:loop:allowed/${twoLoops}` },
  { code: 'wrong-colour', text: 'tantrix:discovery:1-3:R:loop:all:none/1.0.0.0_2.1.0.4_3.1.-1.2' },
  { code: 'not-touching', text: 'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4_3.3.-1.2' },
  {
    code: 'hole',
    text: 'tantrix:free:1-6:B:loop:loop:none/1.1.-1.0_2.1.0.0_3.0.1.0_4.-1.1.0_5.-1.0.0_6.0.-1.0',
  },
  { code: 'tiles-left', text: 'tantrix:solitaire:3,1,2:any:loop:all:allowed/3.0.0.0' },
  { code: 'no-loop', text: 'tantrix:discovery:1-3:any:loop:all:none/1.0.0.0_2.1.0.4_3.1.-1.1' },
  { code: 'line-broken', text: 'tantrix:free:1-3:R:line:all:none/1.0.0.0_2.1.0.4_3.1.-1.2' },
  { code: 'no-line', text: 'tantrix:free:1-3:any:line:loop:none/1.0.0.0_2.1.0.0_3.1.-1.0' },
];
