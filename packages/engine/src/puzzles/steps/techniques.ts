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
      'steps:EEnFCLGGQ/BCTHBNADgDAi',
      'steps:DElBFQFFjGGn/EDIHCNAAL',
      'steps:BHDCFnGAk/FGQEDIHCiAAL',
    ],
  },
  {
    code: 'leaves-no-room',
    kind: 'step',
    level: 'junior',
    from: 'level=starter',
    examples: ['steps:BEc/CEjABPHCNGBgDCL', 'steps:AFjBGKGAgCCN/HAPDEc', 'steps:BGl/CEjABPHCNGBgDCL'],
  },
  {
    code: 'only-reach',
    kind: 'step',
    level: 'expert',
    from: 'level=junior',
    examples: ['steps:BHnDFOGGQEHuHCi', 'steps:DElBFQFEOHCi/GGn', 'steps:CFlBHFFFjGGnHCN'],
  },
  {
    code: 'fall-away',
    kind: 'step',
    level: 'expert',
    from: 'level=junior',
    examples: ['steps:BFqEHuGHS/FHnHDi', 'steps:EEnFCLGGQ/BCTHBN', 'steps:EEfFAkGHS/BDxHDi'],
  },
  {
    code: 'forced',
    kind: 'step',
    level: 'master',
    from: 'level=expert',
    examples: ['steps:EEjFBmBCo/ABR', 'steps:BFqFBiDDL/HEO', 'steps:CFnFAkDHQBCT'],
  },
  {
    code: 'keeps-open',
    kind: 'advice',
    level: 'beyond',
    from: 'level=starter',
    examples: ['steps:DGSBHnHGQAHOFEl/GDL', 'steps:FCLGHS/EAo', 'steps:BGSHGQAHO/GDL'],
  },
];
