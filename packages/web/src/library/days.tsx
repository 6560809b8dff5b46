/** Today and the days before: a month at a time, and the puzzles of the day that is picked. */
import { useEffect, useState } from 'preact/hooks';
import { notify } from '../shell/announce.ts';
import { engine } from '../shell/engine.ts';
import { Icon } from '../shell/icons.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { gameName, words } from '../shell/words/index.ts';
import { refreshRecords, refreshSolveRecords } from '../game/store/saved-games.ts';
import { dateOf, dayOf, daysBefore, weekdayOf } from './daily.ts';
import { MakingCard } from './making-card.tsx';
import { making } from './making.ts';
import { Chain, DailyList, dailyGames } from './today-card.tsx';
import { dailyState, streak, today } from './today.ts';

export function DaysScreen() {
  useEffect(() => {
    void refreshRecords();
    void refreshSolveRecords();
  }, []);
  const [day, setDay] = useState(today());
  const { days, freezes } = streak();
  const isSolved = dailyGames().some((game) => dailyState(game, day).solved);
  return (
    <main id="main" class="page days-page" tabIndex={-1}>
      <PageHead title={words.value.todayLink} />
      {making.value ? <MakingCard /> : null}
      <section class="card group" aria-labelledby="day-title">
        <h2 id="day-title">{words.value.dayName(dateOf(day))}</h2>
        <DailyList day={day} />
        {isSolved ? (
          <button type="button" class="quiet share-result" onClick={() => void shareResult(day)}>
            <Icon name="share" />
            {words.value.shareResult}
          </button>
        ) : null}
      </section>
      <section class="card group">
        <Month day={day} onPick={setDay} />
      </section>
      <section class="card group streak">
        <Chain days={days} />
        <p>{days > 0 ? words.value.streak(days) : words.value.streakNone}</p>
        <p class="soft">{freezes > 0 ? words.value.streakUsed : words.value.streakFreeze}</p>
      </section>
    </main>
  );
}

/** Times and ticks, without spoiling the puzzles themselves. */
export function resultText(day: string): string {
  const games = dailyGames();
  const lines = games.map((game) => {
    const { solved } = dailyState(game, day);
    const time = solved ? `${engine().clockText(solved.time)}${solved.own ? '' : ' *'}` : '–';
    return `${solved ? '✓' : '·'} ${gameName(game)} ${time}`;
  });
  const count = games.filter((game) => dailyState(game, day).solved).length;
  const { days } = streak();
  return [
    words.value.shareResultText(day, count, games.length),
    ...lines,
    ...(days > 1 ? [words.value.streak(days)] : []),
  ].join('\n');
}

async function shareResult(day: string): Promise<void> {
  const text = resultText(day);
  try {
    await navigator.clipboard.writeText(text);
    notify(words.value.copied);
  } catch {
    notify(text);
  }
}

function Month({ day, onPick }: { day: string; onPick: (day: string) => void }) {
  const [shown, setShown] = useState(day.slice(0, 7));
  const first = `${shown}-01`;
  const move = (by: number) => {
    const date = dateOf(first);
    date.setMonth(date.getMonth() + by);
    setShown(dayOf(date).slice(0, 7));
  };
  return (
    <>
      <div class="month-head">
        <button type="button" class="plain" aria-label={words.value.previousMonth} onClick={() => move(-1)}>
          <Icon name="previous" />
        </button>
        <h2 aria-live="polite">{words.value.monthName(dateOf(first))}</h2>
        <button
          type="button"
          class="plain"
          aria-label={words.value.nextMonth}
          disabled={shown >= today().slice(0, 7)}
          onClick={() => move(1)}
        >
          <Icon name="next" />
        </button>
      </div>
      <div class="month">
        {WEEK.map((each) => (
          <span key={each} class="month-name soft" aria-hidden="true">
            {words.value.weekday(dateOf(each))}
          </span>
        ))}
        {Array.from({ length: weekdayOf(first) }, (_, i) => (
          <span key={`gap-${i}`} />
        ))}
        {daysIn(first).map((each) => (
          <DayButton key={each} day={each} isPicked={each === day} onPick={() => onPick(each)} />
        ))}
      </div>
    </>
  );
}

/** Any week that begins on a Monday. */
const WEEK = Array.from({ length: 7 }, (_, i) => daysBefore('2026-01-05', -i));

function daysIn(first: string): readonly string[] {
  const date = dateOf(first);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  return Array.from({ length: last }, (_, i) => `${first.slice(0, 8)}${String(i + 1).padStart(2, '0')}`);
}

function DayButton({ day, isPicked, onPick }: { day: string; isPicked: boolean; onPick: () => void }) {
  const solved = dailyGames().filter((game) => dailyState(game, day).solved).length;
  return (
    <button
      type="button"
      class={solved ? 'month-day done' : 'month-day'}
      aria-pressed={isPicked}
      aria-label={`${words.value.dayName(dateOf(day))}, ${words.value.seriesDone(solved, dailyGames().length)}`}
      disabled={day > today()}
      onClick={onPick}
    >
      {Number(day.slice(8))}
      <span class="month-count">{solved || ''}</span>
    </button>
  );
}
