/** What the engine's player says, on the page: polite lines for screen readers, notices for all, and soft sounds. */
import type { AnySession } from 'edgewise';
import type { Announcement, Change, Player } from 'edgewise/play';
import { announceNow, announcePolite, notify } from '../shell/announce.ts';
import { chime } from '../shell/sound.ts';
import { labelsShown, labelsText } from '../shell/words/index.ts';
import { inputMode } from './input-mode.ts';

/** Announced, but visible elsewhere on the screen: as a card, or as a greyed-out button. */
const SEEN_ELSEWHERE: ReadonlySet<string> = new Set([
  'solved',
  'play-finished',
  'play-no-undo',
  'play-no-redo',
  'play-hint-done',
  'play-action-done',
  'play-restarted',
  'play-solution-shown',
  'play-checkpoint-set',
  'play-returned',
  'play-forgotten',
  'play-swapped',
  'play-unswapped',
]);

export function announceChange(player: Player, change: Change): void {
  const { parts, said } = change;
  sound(player, change);
  if (inputMode.value === 'typed') return;
  for (const each of said.filter(({ politeness }) => politeness === 'assertive')) sayNow(player, each, parts);
  // The hint card is read out anyway, and naming places of a large board takes a while.
  const isUnheard =
    (parts.has('hint') && !parts.has('position')) || (player.isLarge && inputMode.value === 'pointer');
  const polite = said.filter(({ politeness }) => politeness === 'polite');
  if (isUnheard || !polite.length) return;
  // After the frame: the move is shown first.
  requestAnimationFrame(() =>
    announcePolite(polite.map(({ labels }) => labelsText(player.game, labels)).join(' ')),
  );
}

function sayNow({ game }: Player, { labels, tone }: Announcement, parts: Change['parts']): void {
  const text = labelsText(game, labels);
  const isCheck = parts.has('check') && !parts.has('position');
  if (isCheck || labels.some(({ code }) => SEEN_ELSEWHERE.has(code))) announceNow(text);
  else notify(labelsShown(game, labels), tone, undefined, text);
}

/** Something was played, not only undone or redone. */
export const isStep = ({ log }: AnySession, parts: Change['parts']): boolean =>
  parts.has('position') && /^(step|given) /.test(log.at(-1) ?? '');

function sound({ session }: Player, { parts, said }: Change): void {
  if (isStep(session, parts)) chime(session.solved ? 'solved' : 'move');
  if (said.some(({ tone }) => tone === 'wrong')) chime('refused');
}
