/** A small solved board of each tiling, to choose by. */
import type { TilingName } from '../../../grid/tilings/tilings.ts';

export const pictures: Readonly<Record<TilingName, string>> = {
  squares: 'slitherlink:4x4:a33d3b1a0a2a:LJMaJIALAIICDI',
  triangular: 'slitherlink:triangular-4x4:b1a22b12a1a2f11b0c11a220b:DaCIDLJIICAIICCACLACL',
  honeycomb: 'slitherlink:honeycomb-4x3:c54a3422b:MDALDDLDIMaLaIAMI',
  'snub-square': 'slitherlink:snub-square-3x3:3a1d2d2322b3a1:JJaIIDJCILMCILL',
  cairo: 'slitherlink:cairo-3x4:a3f2a44b43a:JDDJILMLJDDDJMaJMJL',
  'great-hexagonal':
    'slitherlink:great-hexagonal-3x3:a3a2d1c222a1a2b2213b14a3b:LDMJDACIJMJLICCIaJaJLLLIMCMMC',
  octagonal: 'slitherlink:octagonal-3x3:a5a4a2536a2b:LDMJJMJLLaMMLCDMALML',
  kites:
    'slitherlink:kites-3x3:c1a3c3b23a2b12b3a1b12a3e33e1f13b:AADIaMDDDDJADILLLCLJLAADAALJJDLMDDCCaDaJJLCI',
  floret: 'slitherlink:floret-2x3:h42b3a3a3a2b3a1b4a2a:DDAMCJLMDJLMILMIAJJLMDAMDDICMDLaA',
  dodecagonal: 'slitherlink:dodecagonal-2x2:aB2a2a:ACbMMDLMMMIc',
  'great-dodecagonal': 'slitherlink:great-dodecagonal-2x2:dB43c3:LMMMJMLMMCMMMMAAMMMa',
  'penrose-kites': 'slitherlink:penrose-kites-6x6-21BBAVBBAAV:1b23a12c:IaMJAMaJJL',
  'penrose-rhombs': 'slitherlink:penrose-rhombs-6x6-22YYXXYYCCCXXYCCCC:12c32c23a:IAJLIMDLAAD',
  'great-great-dodecagonal':
    'slitherlink:great-great-dodecagonal-2x2:a3a2aAa2aAa4b0a3:MJMMLADIMLLMJLDJMMIDLDMML',
  kagome: 'slitherlink:kagome-3x3:421a2c32c3a24111c4a:AMLLIJLLCMIACMJbJIJL',
  'compass-dodecagonal': 'slitherlink:compass-dodecagonal-2x2:Bc2c9:MLMMaLCIaIAMMMMM',
  hats: 'slitherlink:hats-6x6-5.0.2.2.4.F:6Ad7c9d7aB:LbDMMMMAIaMMMMMMaMMMIDdDMLaMIMAMMMJMMIMMLIaMLaDMMI',
  spectres: 'slitherlink:spectres-6x6-703343Y:d74a9Be:IaAMLaAMIaLAMMMIAaJbDMAMMMaMIDMMIaMMMMMMMM',
};
