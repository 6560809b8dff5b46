/** The proof behind a hint: one link after another, or any of them from the list. */
import { useState } from 'preact/hooks';
import { engine } from '../shell/engine.ts';
import { Icon } from '../shell/icons.tsx';
import { words } from '../shell/words/index.ts';
import { Said } from '../shell/said.tsx';
import { seen, type OpenGame } from '../game/open-game.ts';

export function ProofSteps({ now }: { now: OpenGame }) {
  const { links, state } = seen(now, 'hint').hint;
  const [isWhole, setWhole] = useState(false);
  if (!links.length) return null;
  const here = 'link' in state ? state.link : undefined;
  const stops = isWhole ? links.map((_, index) => index) : engine().turningPoints(links);
  return (
    <div class="proof">
      <Walk now={now} count={links.length} here={here} />
      <ol class="proof-links">
        {stops.map((index) => (
          <li key={index} value={index + 1}>
            <button
              type="button"
              {...(index === here ? { 'aria-current': 'step' as const } : {})}
              onClick={() => now.player.hint.showLink(index)}
            >
              <Said game={now.game} labels={links.slice(index, index + 1)} />
            </button>
          </li>
        ))}
      </ol>
      {stops.length < links.length ? (
        <button type="button" class="plain proof-all" onClick={() => setWhole(true)}>
          {words.value.proofAll(links.length)}
        </button>
      ) : null}
    </div>
  );
}

interface WalkProps {
  readonly now: OpenGame;
  readonly count: number;
  readonly here: number | undefined;
}

const Walk = ({ now: { player }, count, here }: WalkProps) => (
  <div class="proof-walk" role="group" aria-label={words.value.proofTitle}>
    <button
      type="button"
      class="quiet"
      aria-label={words.value.proofBack}
      disabled={here === undefined}
      onClick={() => player.hint.stepLink(-1)}
    >
      <Icon name="previous" />
    </button>
    <span>{here === undefined ? words.value.proofCount(count) : words.value.proofAt(here + 1, count)}</span>
    <button
      type="button"
      class="quiet proof-next"
      aria-label={words.value.proofNext}
      onClick={() => player.hint.stepLink(1)}
    >
      <Icon name="next" />
    </button>
  </div>
);
