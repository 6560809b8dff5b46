/** The codes that need words: a hint without its sentence or its name does not compile. */
import type { Phrase } from '../../../words/words.ts';
import type { Technique } from '../hint/deduce/techniques.ts';

type Step = Technique | 'reason' | 'forced';
type Mistake = 'mistake-line' | 'mistake-cross' | 'mistake-cell';

export type OwnPhrases = Readonly<Record<Step | Mistake | `technique.${Step}`, Phrase>> &
  Readonly<Record<string, Phrase>>;
