/** Whatever is opened becomes a draft: a draft's own line, a link, a puzzle in any format. */
import { draftOf, isDraft, isEditable, readDraft, readHeading } from 'edgewise/workshop';
import { looksLikeLink, readLink } from '../library/link.ts';
import { parseErrorText } from '../library/opening.ts';
import { engine } from '../shell/engine.ts';
import { go } from '../shell/route.ts';
import { words } from '../shell/words/index.ts';
import { editableGames, newDraft } from './draft.ts';

/** Returns a message if nothing could be opened. */
export async function openForMaking(
  given: string,
  how: 'push' | 'replace' = 'push',
): Promise<string | undefined> {
  const link = looksLikeLink(given) ? readLink(given) : undefined;
  if (link && !link.ok) return words.value[link.error];
  const text = (link?.ok ? link.text : given).trim();
  return isDraft(text) ? openDraftText(text, how) : openPuzzle(text, how);
}

async function openDraftText(text: string, how: 'push' | 'replace'): Promise<string | undefined> {
  for (const game of editableGames()) {
    const read = readDraft(game, text);
    if (read?.ok) {
      go({ at: 'draft', id: await newDraft(game, read.value) }, how);
      return undefined;
    }
  }
  return words.value.importUnknown;
}

async function openPuzzle(text: string, how: 'push' | 'replace'): Promise<string | undefined> {
  const read = engine().readAny(engine().games, text);
  if (!read.ok) return parseErrorText(read.game, read.error);
  const { game, saved } = read.value;
  if (!isEditable(game)) return words.value.importUnknown;
  const { puzzle, state, solution } = saved;
  const drawing = state ?? solution;
  const design = { puzzle, ...(drawing !== undefined && { state: drawing }) };
  go({ at: 'draft', id: await newDraft(game, draftOf(design, readHeading(text.split('\n')))) }, how);
  return undefined;
}
