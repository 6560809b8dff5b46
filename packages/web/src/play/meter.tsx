/** Supply and demand of every symbol, or the progress of each colour: a row of small meters. */
import { inkOf } from 'edgewise/draw';
import type { Meter } from 'edgewise';
import { seen, type OpenGame } from '../game/open-game.ts';
import { gameSays, gameSaysIfKnown, words } from '../shell/words/index.ts';

/** Folded: most players never need it; makers of puzzles do, and give it a name. The goal's colour has its own line, and settled ones are left out. */
export function Meter({ now, title }: { now: OpenGame; title?: string }) {
  const { game, session } = now;
  if (!game.meters) return null;
  seen(now, 'position');
  if (game.goal(session.puzzle).role !== undefined) return null;
  const meters = game.meters(session.puzzle, session.state);
  const shown = meters.filter(({ state }) => state !== 'full');
  if (!shown.length) return null;
  const lacks = shown.some(({ state }) => state === 'short');
  return (
    <details class={title === undefined ? 'meter' : 'meter card'} open={title !== undefined}>
      <summary class={lacks ? 'meter-short' : 'soft'}>
        {title ?? gameSaysIfKnown(game, 'meters') ?? words.value.meterTitle}
      </summary>
      <ul>
        {shown.map((meter, i) => (
          <li key={i} class={`meter-row meter-${meter.state}`}>
            <Swatch meter={meter} />
            <span>{gameSays(game, meter)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The colour with its letter on it, in a text colour that is legible there. */
const Swatch = ({ meter: { role, sign } }: { meter: Meter }) => (
  <svg class="swatch" viewBox="0 0 1 1" aria-hidden="true">
    {role === undefined ? null : <rect class={`f-${role}`} width="1" height="1" rx="0.2" />}
    {sign === undefined ? null : (
      <text
        class={role !== undefined && isDark(role) ? 'f-glyph-light' : 'f-glyph'}
        x="0.5"
        y="0.74"
        font-size="0.66"
      >
        {sign}
      </text>
    )}
  </svg>
);

const isDark = (role: NonNullable<Meter['role']>): boolean => {
  const hex = inkOf('light', role).colour;
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return channel(1) * 0.3 + channel(3) * 0.59 + channel(5) * 0.11 < 128;
};
