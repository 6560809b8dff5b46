/** The boards of a day: median and spread first, then the rows; names only of players who chose one. */
import { oneRow, type Queries } from '../database/database.ts';
import type { Player } from '../identity/players.ts';

const ROWS = 100;

export interface BoardRow {
  readonly rank: number;
  readonly name: string | null;
  readonly ms: number;
  readonly moves: number;
  readonly mine: boolean;
}

interface Spread {
  readonly median: number | null;
  readonly quarter: number | null;
  readonly threeQuarters: number | null;
}

export interface Board extends Spread {
  readonly rows: readonly BoardRow[];
  /** Listed separately: faster than human hands, or with clocks that disagree. */
  readonly unusual: readonly BoardRow[];
}

/** Only clean results are compared; the others are counted. */
export async function boardOf(queries: Queries, day: string, game: string, me: Player | undefined) {
  const counts = await queries.query<{ verdict: string; count: number }>(
    `select verdict, count(*)::int as count from result where day = $1 and game = $2 group by verdict
     order by verdict`,
    [day, game],
  );
  const gone = await oneRow<{ results: number }>(
    queries,
    'select results from departed where day = $1 and game = $2',
    [day, game],
  );
  return {
    day,
    game,
    counts: {
      ...Object.fromEntries(counts.map(({ verdict, count }) => [verdict, count])),
      ...(gone && { departed: gone.results }),
    },
    race: await rankedBy(queries, 'wall_ms', day, game, me),
    calm: await rankedBy(queries, 'active_ms', day, game, me),
  };
}

const CLEAN = `day = $1 and game = $2 and verdict = 'clean'`;

async function rankedBy(
  queries: Queries,
  column: 'wall_ms' | 'active_ms',
  day: string,
  game: string,
  me: Player | undefined,
): Promise<Board> {
  const spread = await oneRow<Spread>(
    queries,
    `select (percentile_cont(0.5) within group (order by ${column}))::float8 as median,
            (percentile_cont(0.25) within group (order by ${column}))::float8 as quarter,
            (percentile_cont(0.75) within group (order by ${column}))::float8 as "threeQuarters"
     from result where ${CLEAN} and unusual is null`,
    [day, game],
  );
  const rows = (condition: string) =>
    queries.query<BoardRow>(
      `select * from (
         select (rank() over (order by r.${column}))::int as rank, p.name, r.${column} as ms, r.moves,
                r.player = $3 as mine
         from result r join player p on p.id = r.player where ${CLEAN} and unusual ${condition}
       ) ranked where rank <= ${ROWS} or mine order by rank, name nulls last limit ${ROWS + 1}`,
      [day, game, me?.id ?? 0],
    );
  return {
    median: spread?.median ?? null,
    quarter: spread?.quarter ?? null,
    threeQuarters: spread?.threeQuarters ?? null,
    rows: await rows('is null'),
    unusual: await rows('is not null'),
  };
}

/** Everyone's path to the solution. */
export const pathsOf = (queries: Queries, day: string, game: string) =>
  queries.query(
    `select p.name, r.verdict, r.unusual, r.wall_ms as "wallMs", r.active_ms as "activeMs", r.certificate
     from result r join player p on p.id = r.player where day = $1 and game = $2
     order by r.active_ms, p.name nulls last limit ${ROWS}`,
    [day, game],
  );
