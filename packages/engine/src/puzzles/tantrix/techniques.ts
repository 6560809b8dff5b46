/** What hints teach, and where it is seen best. Made by bench/src/make-techniques.ts; the contract checks it. */
/* oxlint-disable max-lines -- data */
import type { Technique } from '../../vocabulary.ts';

export const techniques: readonly Technique[] = [
  {
    code: 'begin',
    kind: 'advice',
    level: 'fit',
    from: 'mode=free tiles=4 solutions=few',
    examples: [
      'tantrix:discovery:1-3:Y:loop:all:none/-',
      'tantrix:free:2,6,12,33:R:loop:all:none/-',
      'tantrix:free:3,4,11,43:Y:loop:all:none/-',
    ],
  },
  {
    code: 'only-curve',
    kind: 'step',
    level: 'fit',
    from: 'mode=free tiles=4 solutions=few',
    examples: [
      'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0_2.1.0.4',
      'tantrix:free:2,14,41,42,47:B:loop:all:none/2.0.0.0_14.0.-1.0_47.0.1.1_41.-1.0.4',
      'tantrix:free:11,45,50,51,56:B:loop:all:none/11.0.0.0_45.-1.0.5_50.-1.1.4_56.-1.2.5',
    ],
  },
  {
    code: 'only-fit',
    kind: 'step',
    level: 'fit',
    from: 'mode=free tiles=4 solutions=few',
    examples: [
      'tantrix:free:2,6,12,33:R:loop:all:none/2.0.0.0_6.-1.0.3_12.-2.1.0',
      'tantrix:free:3,4,11,43:Y:loop:all:none/3.0.0.0_4.1.0.3_43.2.-1.3',
      'tantrix:free:8,39,49,51:B:loop:all:none/8.0.0.0_39.1.0.3_49.2.-1.3',
    ],
  },
  {
    code: 'forced-space',
    kind: 'step',
    level: 'fit',
    from: 'mode=solitaire tiles=14 trio=GRB color=any',
    examples: [
      'tantrix:solitaire:39,37,27,42,36,26,29,24,38,25,28,41,30,40:any:loop:all:allowed/39.0.0.0_37.0.1.1_27.1.-1.3',
      'tantrix:solitaire:39,40,42,25,30,28,37,24,26,29,27,36,41,38:any:loop:all:allowed/39.0.0.1_40.1.-1.2_42.0.1.3',
      'tantrix:solitaire:29,42,28,41,24,40,36,26,30,25,39,38,37,27:any:loop:all:allowed/29.0.0.0_42.1.0.0_28.1.1.0',
    ],
  },
  {
    code: 'look',
    kind: 'step',
    level: 'look',
    from: 'mode=free tiles=4 solutions=few',
    examples: [
      'tantrix:free:2,6,12,33:R:loop:all:none/2.0.0.0_6.-1.0.3',
      'tantrix:free:17,19,22,56:Y:loop:all:none/17.0.0.0_19.1.0.1',
      'tantrix:free:5,8,31,54:Y:loop:all:none/5.0.0.0_8.1.0.1',
    ],
  },
  {
    code: 'look-home',
    kind: 'step',
    level: 'look',
    from: 'mode=free tiles=4 solutions=few',
    examples: [
      'tantrix:free:3,4,11,43:Y:loop:all:none/3.0.0.0_4.1.0.3',
      'tantrix:free:3,19,20,23:Y:loop:all:none/3.0.0.0_19.1.0.1',
      'tantrix:free:8,39,49,51:B:loop:all:none/8.0.0.0_39.1.0.3',
    ],
  },
  {
    code: 'together',
    kind: 'step',
    level: 'search',
    from: 'mode=free tiles=4 solutions=few',
    examples: [
      'tantrix:free:19,22,32,48:Y:loop:all:none/19.0.0.0',
      'tantrix:free:17,37,45,48:G:loop:all:none/17.0.0.0',
      'tantrix:free:1,30,42,47:B:loop:all:none/1.0.0.0',
    ],
  },
  {
    code: 'leads',
    kind: 'advice',
    level: 'search',
    from: 'mode=free tiles=4 solutions=few',
    examples: [
      'tantrix:discovery:1-3:Y:loop:all:none/1.0.0.0',
      'tantrix:free:2,6,21,35,44,45:Y:loop:all:none:in@0.0_0.1_0.2_1.0_1.1_2.0/2.0.0.1_6.0.1.0_35.1.0.1_44.1.1.0',
      'tantrix:free:28,32,33,39,47,51:G:loop:all:none:in@0.0_0.1_0.2_1.0_1.1_2.0/28.0.0.5_32.0.1.1_39.1.0.5_51.1.1.2',
    ],
  },
  {
    code: 'turn-leads',
    kind: 'advice',
    level: 'search',
    from: 'mode=free tiles=5 cells=true',
    examples: [
      'tantrix:free:9,26,27,30,40:B:loop:all:none:@0.0_-1.-1_-1.0_1.-1_0.-1/9.0.0.0_26.-1.-1.0_27.-1.0.0_30.1.-1.0_40.0.-1.0',
      'tantrix:free:3,4,19,30,36:R:loop:all:none:@0.0_-1.1_0.2_0.1_-1.2/3.0.0.0_4.-1.1.0_19.0.2.0_30.0.1.0_36.-1.2.0',
      'tantrix:free:3,14,20,32,47:Y:loop:all:none:@0.0_2.-2_1.0_2.-1_1.-1/3.0.0.0_14.2.-2.0_20.1.0.0_32.2.-1.0_47.1.-1.0',
    ],
  },
  {
    code: 'keeps-score',
    kind: 'advice',
    level: 'search',
    from: 'mode=solitaire tiles=14 trio=GRB color=any',
    examples: [
      'tantrix:solitaire:25,29,41,38,28,40,30,27,36,42,24,37,39,26:any:loop:all:allowed/-',
      'tantrix:solitaire:41,36,30,37,42,28,24,38,39,29,26,40,25,27:any:loop:all:allowed/-',
      'tantrix:solitaire:42,25-27,39,36,37,41,40,38,30,29,28,24:any:loop:all:allowed/-',
    ],
  },
];
