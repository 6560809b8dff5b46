/** The boards of a day: the spread of results first, then names; five days later everyone's solution. */
import './together.css';
import { useState } from 'preact/hooks';
import { dateOf } from '../library/daily.ts';
import { ReplayDialog } from '../library/replay.tsx';
import { engine, gameById } from '../shell/engine.ts';
import { PageHead } from '../shell/page-head.tsx';
import { gameName, words } from '../shell/words/index.ts';
import { togetherTexts } from './together-words.ts';
import { useAnswer } from './use-answer.ts';

interface Row {
  readonly rank: number;
  readonly name: string | null;
  readonly ms: number;
  readonly moves: number;
  readonly mine: boolean;
}

interface Ranking {
  readonly median: number | null;
  readonly quarter: number | null;
  readonly threeQuarters: number | null;
  readonly rows: readonly Row[];
  readonly unusual: readonly Row[];
}

interface Board {
  readonly counts: Readonly<Record<string, number>>;
  readonly race: Ranking;
  readonly calm: Ranking;
}

interface Path {
  readonly name: string | null;
  readonly activeMs: number;
  readonly certificate: string;
}

export function BoardScreen({ day, id }: { day: string; id: string }) {
  const texts = togetherTexts.value;
  const game = gameById(id);
  const answer = useAnswer<Board>(`/api/board/${day}/${id}`);
  const title = texts.boardTitle(game ? gameName(game) : id, words.value.dayName(dateOf(day)));
  return (
    <main id="main" class="page board-page" tabIndex={-1} aria-busy={answer === undefined}>
      <PageHead title={title} />
      {answer && !answer.ok ? <p class="problem">{answer.message || texts.failed}</p> : null}
      {answer?.ok ? (
        <>
          <p class="soft">{countsText(answer.value.counts)}</p>
          <RankingCard title={texts.race} ranking={answer.value.race} />
          <RankingCard title={texts.calm} ranking={answer.value.calm} />
          <p class="soft small">{texts.boardNote}</p>
          <Paths day={day} id={id} />
        </>
      ) : null}
    </main>
  );
}

const countsText = ({ clean = 0, helped = 0, shown = 0, unranked = 0 }: Board['counts']): string =>
  togetherTexts.value.counts(clean, helped, shown, unranked);

const clock = (ms: number | null): string => engine().clockText(Math.round(ms ?? 0));

function RankingCard({ title, ranking }: { title: string; ranking: Ranking }) {
  const texts = togetherTexts.value;
  const { median, quarter, threeQuarters, rows, unusual } = ranking;
  return (
    <section class="card group">
      <h2>{title}</h2>
      {median === null ? (
        <p class="soft">{texts.boardNone}</p>
      ) : (
        <p>{texts.spread(clock(median), clock(quarter), clock(threeQuarters))}</p>
      )}
      {rows.length ? <Rows caption={title} rows={rows} /> : null}
      {unusual.length ? (
        <details>
          <summary>{texts.unusual}</summary>
          <Rows caption={texts.unusual} rows={unusual} />
        </details>
      ) : null}
    </section>
  );
}

function Rows({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const texts = togetherTexts.value;
  return (
    <table class="ranking">
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.rank}</th>
          <th scope="col">{texts.who}</th>
          <th scope="col">{texts.time}</th>
          <th scope="col">{texts.moves}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, name, ms, moves, mine }, i) => (
          <tr key={i} class={mine ? 'mine' : ''}>
            <td>{rank}</td>
            <td>{mine ? texts.you : (name ?? texts.nameless)}</td>
            <td>{clock(ms)}</td>
            <td>{moves}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A path is a saved game: it is replayed, and not added to the player's own. */
function Paths({ day, id }: { day: string; id: string }) {
  const texts = togetherTexts.value;
  const answer = useAnswer<{ readonly paths: readonly Path[] }>(`/api/daily/${day}/${id}/paths`);
  const [watched, setWatched] = useState<Path>();
  if (!answer) return null;
  if (!answer.ok) return <p class="soft small">{answer.code === 'paths-closed' ? texts.pathsLater : ''}</p>;
  return (
    <section class="card group">
      <h2>{texts.paths}</h2>
      <ul class="path-list">
        {answer.value.paths.map((path, i) => (
          <li key={i}>
            <span>
              {path.name ?? texts.nameless}, {clock(path.activeMs)}
            </span>
            <button type="button" class="quiet" onClick={() => setWatched(path)}>
              {texts.watch}
            </button>
          </li>
        ))}
      </ul>
      {watched ? (
        <ReplayDialog read={async () => watched.certificate} onClose={() => setWatched(undefined)} />
      ) : null}
    </section>
  );
}
