/** Statistics of every game by level, and the solved games to look at again. */
import './statistics.css';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from 'edgewise';
import { certain } from '../shell/certain.ts';
import { engine, gameById } from '../shell/engine.ts';
import { PageHead } from '../shell/page-head.tsx';
import { routeHash } from '../shell/route.ts';
import { agoText, gameName, gameSays, words } from '../shell/words/index.ts';
import { records, refreshRecords, refreshSolveRecords, solveRecords } from '../game/store/saved-games.ts';
import type { GameRecord, SolveRecord } from '../game/store/records.ts';
import { ReplayDialog, savedText } from './replay.tsx';
import { plotPoints, statisticsOf, type LevelStatistics } from './statistics.ts';

export function StatisticsScreen() {
  useEffect(() => {
    void refreshRecords();
    void refreshSolveRecords();
  }, []);
  const played = engine().games.filter(({ id }) => solveRecords.value.some(({ game }) => game === id));
  return (
    <main id="main" class="page statistics" tabIndex={-1}>
      <PageHead title={words.value.statisticsTitle} />
      {played.length ? null : <p class="soft">{words.value.statisticsNone}</p>}
      {played.map((game) => (
        <GameStatistics key={game.id} game={game} />
      ))}
      <History />
    </main>
  );
}

function GameStatistics({ game }: { game: AnyGame }) {
  const levels = statisticsOf(solveRecords.value.filter((each) => each.game === game.id));
  const all = words.value;
  return (
    <section class="card group">
      <h2>
        {gameName(game)}{' '}
        {game.params.series ? (
          <a class="link small" href={routeHash({ at: 'challenges', game: game.id })}>
            {all.challenges}
          </a>
        ) : null}
      </h2>
      <div class="table">
        <table>
          <thead>
            <tr>
              <th scope="col">{all.statLevel}</th>
              <th scope="col">{all.statSolved}</th>
              <th scope="col">{all.statOwn}</th>
              <th scope="col">{all.statBest}</th>
              <th scope="col">{all.statMedian}</th>
              <th scope="col">{all.statTrend}</th>
            </tr>
          </thead>
          <tbody>
            {levels.map((level) => (
              <LevelRow key={level.params} game={game} level={level} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function LevelRow({ game, level }: { game: AnyGame; level: LevelStatistics }) {
  const all = words.value;
  const time = (value: number | undefined) => (value === undefined ? '–' : engine().clockText(value));
  return (
    <tr>
      <th scope="row">{levelName(game, level.params)}</th>
      <td data-label={all.statSolved}>{level.solved}</td>
      <td data-label={all.statOwn}>{level.own}</td>
      <td data-label={all.statBest}>
        {level.points ? pointsText(game, level.points.best, level.points.solve) : time(level.best)}
      </td>
      <td data-label={level.points ? all.statAverage : all.statMedian}>
        {level.points ? level.points.average.toFixed(1) : time(level.median)}
      </td>
      <td>{level.trend.length > 1 ? <Plot times={level.trend} /> : null}</td>
    </tr>
  );
}

/** '14 of 28', where the game says how many there are. */
function pointsText(game: AnyGame, best: number, { state }: SolveRecord): string {
  const read = game.native.parse(state);
  const most =
    read.ok && read.value.state !== undefined
      ? game.check(read.value.puzzle, read.value.state).mostScore
      : undefined;
  return most === undefined ? String(best) : words.value.progress(best, most);
}

function levelName(game: AnyGame, params: string): string {
  const preset = engine().presetWith(game.params, params);
  return preset ? gameSays(game, { code: `preset.${preset.id}` }) : words.value.statOther;
}

function Plot({ times }: { times: readonly number[] }) {
  const { clockText } = engine();
  const label = words.value.statTrendText(
    times.length,
    clockText(certain(times[0])),
    clockText(certain(times.at(-1))),
  );
  return (
    <svg class="plot" viewBox="0 0 100 24" width="100" height="24" role="img" aria-label={label}>
      <polyline points={plotPoints(times)} />
    </svg>
  );
}

const FEW = 12;

function History() {
  const [replayed, setReplayed] = useState<string>();
  const [all, setAll] = useState(false);
  const solved = records.value.filter((each) => each.solved && gameById(each.game));
  if (!solved.length) return null;
  return (
    <section class="card group">
      <h2>{words.value.historyTitle}</h2>
      <ul class="history">
        {(all ? solved : solved.slice(0, FEW)).map((record) => (
          <HistoryRow key={record.id} record={record} onReplay={() => setReplayed(record.id)} />
        ))}
      </ul>
      {!all && solved.length > FEW ? (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {words.value.moreGames(solved.length)}
        </button>
      ) : null}
      {replayed === undefined ? null : (
        <ReplayDialog read={() => savedText(replayed)} onClose={() => setReplayed(undefined)} />
      )}
    </section>
  );
}

function HistoryRow({ record, onReplay }: { record: GameRecord; onReplay: () => void }) {
  const game = gameById(record.game);
  if (!game) return null;
  const when = agoText(record.played, Date.now());
  return (
    <li>
      <a href={routeHash({ at: 'play', id: record.id })}>{gameName(game)}</a>
      <span class="soft small">
        {[record.params && levelName(game, record.params), engine().clockText(record.elapsed), when]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <button
        type="button"
        class="quiet"
        aria-label={words.value.replayOf(gameName(game), when)}
        onClick={onReplay}
      >
        {words.value.replay}
      </button>
    </li>
  );
}
