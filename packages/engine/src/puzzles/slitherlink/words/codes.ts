/** The codes that need words: a hint without its sentence or its name does not compile. */
import type { Phrase } from '../../../words/words.ts';
import type { Technique } from '../hint/deduce/techniques.ts';
import type { Lookup } from '../../../vocabulary.ts';

type Step = Technique | 'forced';
/** What the kernel finds where no technique does teaches nothing. */
type LastResort = 'reason';
type Mistake = 'mistake-line' | 'mistake-cross' | 'mistake-cell';

export type OwnPhrases = Readonly<
  Record<Step | LastResort | Mistake | `technique.${Step}` | `answer.${LastResort}`, Phrase>
> &
  Lookup<Phrase>;
