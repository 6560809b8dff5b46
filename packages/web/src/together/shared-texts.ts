/** What an owner says about what is shared. */
export interface SharedTexts {
  readonly title: string;
  readonly author: string;
  readonly note: string;
  readonly listed: boolean;
}

/** A puzzle of a link, native, with a title of its own or none. */
export interface SharedPuzzle {
  readonly game: string;
  readonly puzzle: string;
  readonly title: string;
}

/** One line of a list of links. */
export interface SharedLink extends SharedTexts {
  readonly code: string;
  readonly puzzles: number;
}
