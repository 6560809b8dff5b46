/** Trying a draft out: it is played like any other puzzle, and how it went is shown beside the draft. */
import { newGame, type OpenGame } from '../game/open-game.ts';
import { gameStore, records, refreshRecords } from '../game/store/saved-games.ts';
import type { GameRecord } from '../game/store/records.ts';
import { draftOfTrial, trialOrigin } from '../game/trial-origin.ts';
import { go } from '../shell/route.ts';
import { makingOf, puzzleText } from './draft.ts';

/** An unfinished trial of the same puzzle is continued. */
export async function tryOut(now: OpenGame): Promise<void> {
  const making = makingOf(now);
  await refreshRecords();
  const text = puzzleText(making);
  const origin = trialOrigin(now.id);
  const begun = records.value.find((each) => each.origin === origin && each.puzzle === text && !each.solved);
  const { heading, design } = making.draft;
  const id = begun?.id ?? (await newGame(making.game, { puzzle: design.puzzle }, { origin, heading }));
  go({ at: 'play', id });
}

/** The newest game that tried this draft out, if any. */
export const lastTrial = (draft: string): GameRecord | undefined =>
  records.value.find(({ origin }) => draftOfTrial(origin) === draft);

export async function saveOf(id: string): Promise<string | undefined> {
  const stored = await (await gameStore()).load(id);
  return stored && `${stored.lines.join('\n')}\ntime ${stored.record.elapsed}\nend\n`;
}
