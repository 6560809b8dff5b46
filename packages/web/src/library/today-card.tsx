/** Today: a puzzle of every game, their progress, and the chain of days. */
import { useMemo } from 'preact/hooks';
import type { AnyGame } from 'edgewise';
import { Picture } from '../draw/picture.tsx';
import { engine } from '../shell/engine.ts';
import { Icon } from '../shell/icons.tsx';
import { settings } from '../shell/settings.ts';
import { gameName, gameSays, words } from '../shell/words/index.ts';
import { dailyPreset, dateOf } from './daily.ts';
import { minutesOf } from './estimate.ts';
import { artOf, sceneOfText, tintOf } from './scenes.ts';
import { dailyState, playDaily, streak, today } from './today.ts';

export const dailyGames = (): readonly AnyGame[] => engine().games.filter(({ params }) => params.daily);

export function TodayCard() {
  const day = today();
  const { days } = streak();
  if (!dailyGames().length) return null;
  return (
    <section class="card today" aria-labelledby="today-title">
      <div class="today-head">
        <div>
          <h2 id="today-title">{words.value.todayTitle}</h2>
          <a class="today-date" href="#/days">
            {words.value.dayName(dateOf(day))}
          </a>
        </div>
        <p class="streak">
          <Chain days={days} />
          {days > 0 ? words.value.streak(days) : ''}
        </p>
      </div>
      <DailyList day={day} />
    </section>
  );
}

export const DailyList = ({ day }: { day: string }) => (
  <ul class="days">
    {dailyGames().map((game) => (
      <Daily key={game.id} game={game} day={day} />
    ))}
  </ul>
);

function Daily({ game, day }: { game: AnyGame; day: string }) {
  const { solved, begun } = dailyState(game, day);
  const preset = dailyPreset(game, day);
  const text = solved?.state ?? begun?.now;
  const scene = useMemo(() => (text === undefined ? artOf(game) : sceneOfText(game, text)), [game, text]);
  const level = preset ? gameSays(game, { code: `preset.${preset.id}` }) : '';
  const minutes = preset && minutesOf(game, preset);
  const about = minutes === undefined ? level : `${level} · ${words.value.minutes(minutes)}`;
  const state = solved
    ? words.value.solvedIn(engine().clockText(solved.time))
    : begun && words.value.progress(begun.done, begun.of);
  const label = words.value.dayResult(gameName(game), about, state ?? words.value.dayOpen);
  return (
    <li>
      <button
        type="button"
        class={begun && !solved ? 'day begun' : 'day'}
        aria-label={label}
        onClick={() => void playDaily(game, day)}
      >
        <span class={`thumb ${tintOf(game)}`}>{scene ? <Picture scene={scene} /> : null}</span>
        <span class="day-text">
          <strong>{gameName(game)}</strong>
          <span class="soft">{about}</span>
          {state === undefined ? null : (
            <span class={solved ? 'tag good' : 'tag ember'}>
              {solved ? <Icon name="check" /> : null}
              {state}
            </span>
          )}
        </span>
      </button>
      {solved && settings.value.together === 'on' ? (
        <a class="day-board" href={`#/board/${day}/${game.id}`}>
          {words.value.dayBoard}
        </a>
      ) : null}
    </li>
  );
}

const CHAIN = [
  [6, 20],
  [19, 6],
  [41, 6],
  [54, 20],
  [67, 6],
  [89, 6],
  [102, 20],
  [115, 6],
] as const;

/** One edge a day, seven at a time; those still to come are dotted. */
export function Chain({ days }: { days: number }) {
  const done = days === 0 ? 0 : ((days - 1) % 7) + 1;
  return (
    <svg class="chain" viewBox="0 0 121 26" width="121" height="26" aria-hidden="true" focusable="false">
      {CHAIN.slice(1).map(([x], i) => (
        <path key={x} class={i < done ? 'on' : ''} d={`M${CHAIN.slice(i, i + 2).join('L')}`} />
      ))}
      {CHAIN.map(([x, y], i) => (
        <circle key={x} class={i <= done && done > 0 ? 'on' : ''} cx={x} cy={y} r={i <= done ? 3.4 : 2.4} />
      ))}
    </svg>
  );
}
