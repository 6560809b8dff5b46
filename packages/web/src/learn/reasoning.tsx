/** Why a step holds: its proof on a picture, link by link; a step of one rule shows its evidence. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { AnyGame } from 'edgewise';
import { turningPoints, type PlainHint } from 'edgewise/play';
import { announcePolite } from '../shell/announce.ts';
import { certain } from '../shell/certain.ts';
import { Icon } from '../shell/icons.tsx';
import { Said } from '../shell/said.tsx';
import { settings } from '../shell/settings.ts';
import { gameSays, words } from '../shell/words/index.ts';
import { Drawn } from './drawn.tsx';
import type { ExampleViews } from './views.ts';
import { learnTexts } from './words.ts';

interface ReasoningProps {
  readonly game: AnyGame;
  readonly hint: PlainHint;
  readonly views: ExampleViews;
}

export function Reasoning({ game, hint, views: { links } }: ReasoningProps) {
  const texts = learnTexts.value;
  return (
    <section class="reasoning" aria-labelledby="why-title">
      <h2 id="why-title">{texts.why}</h2>
      {links.length ? (
        <LinkWalk game={game} links={links} />
      ) : (
        <p>
          <Said game={game} labels={[hint]} />{' '}
          {hint.kind === 'advice' ? gameSays(game, hint.offers) : texts.whyOne}
        </p>
      )}
    </section>
  );
}

/** A proof on a picture, its turning points beside it; there is at least one link. */
export function LinkWalk({ game, links }: { game: AnyGame; links: ExampleViews['links'] }) {
  const texts = learnTexts.value;
  const stops = turningPoints(links).map((index) => ({ index, link: certain(links[index]) }));
  const [stop, setStop] = useState(0);
  const here = certain(stops[stop]).link;
  const go = (to: number) => {
    const next = Math.min(Math.max(0, to), stops.length - 1);
    setStop(next);
    announcePolite(`${texts.stepOf(next + 1, stops.length)}: ${gameSays(game, certain(stops[next]).link)}`);
  };
  useLinkKeys((by) => go(stop + by));
  return (
    <div class="reasoning-walk">
      <figure class="card">
        <Drawn view={here.view} label={gameSays(game, here)} />
        <figcaption>
          <Steps at={stop} count={stops.length} onGo={go} />
        </figcaption>
      </figure>
      <ol class="reasoning-links">
        {stops.map(({ index, link }, i) => (
          <li key={index} value={index + 1}>
            <button
              type="button"
              {...(i === stop && { 'aria-current': 'step' as const })}
              onClick={() => go(i)}
            >
              <Said game={game} labels={[link]} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Steps({ at, count, onGo }: { at: number; count: number; onGo: (to: number) => void }) {
  const texts = learnTexts.value;
  return (
    <div class="proof-walk" role="group" aria-label={texts.why}>
      <button
        type="button"
        class="quiet"
        aria-label={texts.previousStep}
        disabled={at === 0}
        onClick={() => onGo(at - 1)}
      >
        <Icon name="previous" />
      </button>
      <span>{words.value.proofAt(at + 1, count)}</span>
      <button
        type="button"
        class="quiet proof-next"
        aria-label={texts.nextStep}
        disabled={at === count - 1}
        onClick={() => onGo(at + 1)}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}

/**
 * The same keys step through a proof here as during play. They are set on every render, before it is painted: a key
 * pressed at once continues from what is shown.
 */
function useLinkKeys(step: (by: 1 | -1) => void): void {
  useLayoutEffect(() => {
    const down = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || settings.value.letters === 'off') return;
      if (key === '.') step(1);
      if (key === ',') step(-1);
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  });
}
