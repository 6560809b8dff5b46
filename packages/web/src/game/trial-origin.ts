/** The origin of a game that tries a draft out: it names the draft. */
const HEAD = 'draft:';

export const trialOrigin = (draft: string): string => HEAD + draft;

export const draftOfTrial = (origin: string | undefined): string | undefined =>
  origin?.startsWith(HEAD) ? origin.slice(HEAD.length) : undefined;
