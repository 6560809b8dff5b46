/** Levels one after another: all are open at any time unless the player chooses otherwise. */
import type { AnyGame, ParamRecord, Series, SeriesStep } from 'edgewise';
import { lastPlayed } from '../game/recent.ts';
import { standingOf } from '../game/solve-records.ts';
import { records, solveRecords } from '../game/store/saved-games.ts';
import { engine } from '../shell/engine.ts';
import { Icon } from '../shell/icons.tsx';
import { go } from '../shell/route.ts';
import { settings } from '../shell/settings.ts';
import { gameSays, words } from '../shell/words/index.ts';
import { makeAndPlay } from './making.ts';

type Step = SeriesStep<ParamRecord>;

/** The key of a step with a seed; the others are known by their params. */
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

interface Row {
  readonly step: Step;
  readonly isSolved: boolean;
  readonly isOpen: boolean;
}

/** Where levels open one after another, the first unsolved one is the last that is open. */
function rowsOf(game: AnyGame, series: Series<ParamRecord>): readonly Row[] {
  const ordered = settings.value.levels === 'ordered';
  let isOpen = true;
  return series.steps.map((step) => {
    const row = { step, isSolved: isSolved(game, series.id, step), isOpen };
    if (ordered && !row.isSolved) isOpen = false;
    return row;
  });
}

const FEW = 3; // steps that are worth a heading

/** Steps of one level together, under its name, where several have the same. */
function groupsOf(game: AnyGame, rows: readonly Row[]): readonly { name?: string; rows: readonly Row[] }[] {
  const { formatParams, presetWith } = engine();
  const byParams = new Map<string, Row[]>();
  for (const row of rows) {
    const key = formatParams(game.params, row.step.params);
    byParams.set(key, [...(byParams.get(key) ?? []), row]);
  }
  if (byParams.size < 2 || rows.length < FEW * byParams.size) return [{ rows }];
  return [...byParams].map(([key, group]) => {
    const preset = presetWith(game.params, key);
    return preset ? { name: gameSays(game, { code: `preset.${preset.id}` }), rows: group } : { rows: group };
  });
}

export function SeriesOf({ game, series }: { game: AnyGame; series: Series<ParamRecord> }) {
  const rows = rowsOf(game, series);
  const title = `series-${series.id}`;
  const count = rows.filter((row) => row.isSolved).length;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>
        {gameSays(game, { code: `series.${series.id}` })}{' '}
        <span class="soft small">{words.value.seriesDone(count, rows.length)}</span>
      </h2>
      {groupsOf(game, rows).map((group) => (
        <div key={group.name} class="series-group">
          {group.name === undefined ? null : <h3>{group.name}</h3>}
          <div class="series">
            {group.rows.map((row) => (
              <StepButton key={row.step.name} game={game} series={series.id} row={row} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

const StepButton = ({ game, series, row }: { game: AnyGame; series: string; row: Row }) => (
  <button
    type="button"
    class={row.isSolved ? 'quiet step done' : 'quiet step'}
    aria-label={words.value.seriesStep(row.step.name, row.isSolved)}
    disabled={!row.isOpen}
    onClick={() => void playStep(game, series, row.step)}
  >
    {row.step.name}
    {row.isSolved ? <Icon name="check" /> : null}
  </button>
);
