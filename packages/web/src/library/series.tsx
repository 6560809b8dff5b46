/** Levels one after another: all can be opened at any time, and those that were solved say so. */
import type { AnyGame, ParamRecord, Series, SeriesStep } from 'edgewise';
import { lastPlayed } from '../game/recent.ts';
import { standingOf } from '../game/solve-records.ts';
import { records, solveRecords } from '../game/store/saved-games.ts';
import { engine } from '../shell/engine.ts';
import { go } from '../shell/route.ts';
import { gameSays, words } from '../shell/words/index.ts';
import { makeAndPlay } from './making.ts';

type Step = SeriesStep<ParamRecord>;

/** What a step with a seed is kept under; the others are known by their params. */
const originOf = (series: string, { name }: Step): string => `${series} ${name}`;

function isSolved(game: AnyGame, series: string, step: Step): boolean {
  if (step.seed === undefined)
    return standingOf(game, engine().formatParams(game.params, step.params)).solved > 0;
  const origin = originOf(series, step);
  return solveRecords.value.some((each) => each.game === game.id && each.origin === origin);
}

async function playStep(game: AnyGame, series: string, step: Step): Promise<void> {
  const params = engine().formatParams(game.params, step.params);
  if (step.seed === undefined) return makeAndPlay(game, params, lastPlayed(game.id));
  const origin = originOf(series, step);
  const begun = records.value.find((each) => each.game === game.id && each.origin === origin);
  if (begun) return go({ at: 'play', id: begun.id });
  return makeAndPlay(game, params, undefined, { seed: step.seed, origin });
}

export function SeriesOf({ game, series }: { game: AnyGame; series: Series<ParamRecord> }) {
  const steps = series.steps.map((step) => ({ step, solved: isSolved(game, series.id, step) }));
  const title = `series-${series.id}`;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>
        {gameSays(game, { code: `series.${series.id}` })}{' '}
        <span class="soft small">
          {words.value.seriesDone(steps.filter(({ solved }) => solved).length, steps.length)}
        </span>
      </h2>
      <div class="series">
        {steps.map(({ step, solved }) => (
          <button
            type="button"
            key={step.name}
            class={solved ? 'quiet step done' : 'quiet step'}
            aria-label={words.value.seriesStep(step.name, solved)}
            onClick={() => void playStep(game, series.id, step)}
          >
            {step.name}
            {solved ? <span aria-hidden="true"> ✓</span> : null}
          </button>
        ))}
      </div>
    </section>
  );
}
