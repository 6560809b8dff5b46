/** What hints teach, and where it is seen best. Made by bench/src/make-techniques.ts; the contract checks it. */
/* oxlint-disable max-lines -- data */
import type { Technique } from '../../vocabulary.ts';

export const techniques: readonly Technique[] = [
  {
    code: 'only-place',
    kind: 'step',
    level: 'starter',
    from: 'level=starter',
    examples: [
      'steps:EFlAFnHHQBHD/FGSGDLCAi',
      'steps:EEnFCLGGQ/BCTHBNADgDAi',
      'steps:DElBFQFFjGGn/EDIHCNAAL',
    ],
  },
  {
    code: 'leaves-no-room',
    kind: 'step',
    level: 'junior',
    from: 'level=starter',
    examples: ['steps:DElAFnEGM/GGOFGQ', 'steps:DFMEHuAFnGGO/FGQ', 'steps:BEnEHS/GEQFDNCAkHCi'],
  },
  {
    code: 'only-reach',
    kind: 'step',
    level: 'expert',
    from: 'level=expert',
    examples: ['steps:DElBFQFFjGGn', 'steps:HEl/BHDAFnGDLFGQ', 'steps:EFlAFnHHQBHD'],
  },
  {
    code: 'fall-away',
    kind: 'step',
    level: 'expert',
    from: 'level=junior',
    examples: ['steps:HEl/BHDAFnGDL', 'steps:BFqEHuDEn/HDiGFS', 'steps:BFqDGSGHl/EAoHDi'],
  },
  {
    code: 'forced',
    kind: 'step',
    level: 'master',
    from: 'level=expert',
    examples: ['steps:AHSBHnHGl/FBg', 'steps:EHn/FBg', 'steps:EFnFBg'],
  },
  {
    code: 'keeps-open',
    kind: 'advice',
    level: 'beyond',
    from: 'level=starter',
    examples: ['steps:DGSBHnHGQAHOFEl/GDL', 'steps:FCLGHS/EAo', 'steps:BGSHGQAHO/GDL'],
  },
];
