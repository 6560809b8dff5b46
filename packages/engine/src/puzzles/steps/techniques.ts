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
    examples: ['steps:DElBFQFEOHCi/GGn', 'steps:BHnDFOGGQEHuHCi', 'steps:CFlBHFFFjGGnHCN'],
  },
  {
    code: 'fails-at-once',
    kind: 'step',
    level: 'expert',
    from: 'level=junior',
    examples: ['steps:BFqEHuGHS/FHnHDi', 'steps:EEnFCLGGQ/BCTHBN', 'steps:EEfFAkGHS/BDxHDi'],
  },
  {
    code: 'then-stuck',
    kind: 'step',
    level: 'expert',
    from: 'level=junior',
    examples: ['steps:BFqEFlHDiCCL/AFn', 'steps:AFjBGKGAgCCN/HAP', 'steps:BGKFAm/AESGEQHCk'],
  },
  {
    code: 'cover-left',
    kind: 'step',
    level: 'wizard',
    from: 'level=junior',
    examples: ['steps:BGl/CEjABP', 'steps:BFuDEc/ABP', 'steps:BEcCEj/ABP'],
  },
  {
    code: 'go-through',
    kind: 'step',
    level: 'wizard',
    from: 'level=expert',
    examples: ['steps:FCLGHS', 'steps:EGQGAm', 'steps:BBIGFl'],
  },
  {
    code: 'many-boards',
    kind: 'step',
    level: 'wizard',
    from: 'level=wizard',
    examples: ['steps:EFBFAm/AES', 'steps:EHwFCL/AES', 'steps:FBgHAL/ACi'],
  },
  {
    code: 'keeps-open',
    kind: 'advice',
    level: 'beyond',
    from: 'level=starter',
    examples: ['steps:DGSBHnHGQAHOFEl/GDL', 'steps:FCLGHS/EAo', 'steps:BGSHGQAHO/GDL'],
  },
];
