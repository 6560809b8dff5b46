/** What an owner says about what is shared. */
export interface SharedTexts {
  readonly title: string;
  readonly author: string;
  readonly note: string;
  readonly listed: boolean;
}

/** One line of a list of links. */
export interface SharedLink extends SharedTexts {
  readonly code: string;
  readonly puzzles: number;
}
