/** Levels: the fewer pieces are given, the harder. A reason counts as hard as the pieces it takes to see it. */
export const levels = ['starter', 'junior', 'expert', 'master', 'wizard', 'single'] as const;
export type Level = (typeof levels)[number];

/** Pieces given at each level; a starter may also give seven. */
export const given: Readonly<Record<Level, number>> = {
  starter: 6,
  junior: 5,
  expert: 4,
  master: 3,
  wizard: 2,
  single: 1,
};

/** The index of the level that gives this many pieces: 7 and 6 are for starters. */
export const levelOfSize = (pieces: number): number => Math.max(0, 6 - pieces);

/** The level of a reason that takes this many pieces in the tray. */
export const levelOfReason = (pieces: number): string => levels[pieces - 1] ?? 'beyond';
