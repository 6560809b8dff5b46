/** Puzzles on their way to a server, and the link they come back as. */
import { client, serverBase } from './account.ts';
import type { Answer } from './protocol/index.ts';
import type { SharedTexts } from './shared-texts.ts';

export interface PuzzleToShare {
  readonly puzzle: string; // native
  readonly title: string;
}

export async function publish(
  texts: SharedTexts,
  puzzles: readonly PuzzleToShare[],
): Promise<Answer<{ readonly code: string; readonly link: string }>> {
  const answer = await (
    await client()
  ).ask<{ readonly code: string }>('POST', '/api/shared', { ...texts, puzzles });
  if (!answer.ok) return answer;
  const { code } = answer.value;
  return { ok: true, value: { code, link: `${serverBase()}p/${code}` } };
}
