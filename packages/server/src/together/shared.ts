/** Short links: one puzzle or a collection, with a title, an author and a note; edited and deleted by their owner. */
import { createHash } from 'node:crypto';
import { oneRow, type Database, type Queries } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { nameKey, type Player } from '../identity/players.ts';
import { Busy, OverBudget, type Pool } from '../work/pool.ts';

export interface Publish {
  readonly title: string;
  readonly author: string;
  readonly note: string;
  readonly listed: boolean;
  readonly puzzles: readonly { readonly puzzle: string; readonly title: string }[];
}

interface CheckedPuzzle {
  readonly game: string;
  readonly puzzle: string;
  readonly title: string;
  readonly level: string;
  readonly solutions: string;
}

const READ_BUDGET = 2_000;
const GRADE_BUDGET = 1_000; // milliseconds; a large board is shared ungraded
const MOST_PER_OWNER = 1_000;

/** The native line of every puzzle, or which of them cannot be read. */
async function checked(pool: Pool, puzzles: Publish['puzzles']): Promise<readonly CheckedPuzzle[]> {
  const all: CheckedPuzzle[] = [];
  for (const [i, { puzzle, title }] of puzzles.entries()) {
    const read = await pool.run('read', { puzzle, language: 'en' }, READ_BUDGET);
    if ('refused' in read) throw new Refusal(422, 'puzzle-wrong', `Puzzle ${i + 1}: ${read.refused}`);
    const grade = puzzles.length === 1 ? await graded(pool, read.puzzle) : UNGRADED;
    all.push({ ...read, title, ...grade });
  }
  return all;
}

const UNGRADED = { level: '', solutions: 'unknown' };

async function graded(pool: Pool, puzzle: string): Promise<{ level: string; solutions: string }> {
  try {
    const grade = await pool.run('grade', { puzzle, language: 'en' }, GRADE_BUDGET);
    return 'refused' in grade ? UNGRADED : { level: grade.level, solutions: grade.solutions };
  } catch (error) {
    if (error instanceof OverBudget || error instanceof Busy) return UNGRADED;
    throw error;
  }
}

export async function publish(
  database: Database,
  pool: Pool,
  owner: Player,
  given: Publish,
  now: number,
): Promise<string> {
  const puzzles = await checked(pool, given.puzzles);
  return database.transaction(async (inside) => {
    await inside.query('select id from player where id = $1 for update', [owner.id]);
    const count = await oneRow<{ count: number }>(
      inside,
      'select count(*)::int as count from shared where owner = $1',
      [owner.id],
    );
    if ((count?.count ?? 0) >= MOST_PER_OWNER)
      throw new Refusal(409, 'too-many', `You have ${MOST_PER_OWNER} links already. Delete one first.`);
    const code = await newCode(inside, owner, puzzles);
    const { title, author, note, listed } = given;
    await inside.query(
      `insert into shared (code, owner, title, author, note, listed, made_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7)`,
      [code, owner.id, title, author, note, listed, new Date(now)],
    );
    await storePuzzles(inside, code, puzzles);
    return code;
  });
}

async function storePuzzles(inside: Queries, code: string, puzzles: readonly CheckedPuzzle[]): Promise<void> {
  for (const [place, { game, puzzle, title, level, solutions }] of puzzles.entries())
    await inside.query('insert into shared_puzzle values ($1, $2, $3, $4, $5, $6, $7)', [
      code,
      place,
      game,
      puzzle,
      title,
      level,
      solutions,
    ]);
}

const SIGNS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Eight base-58 characters derived from what is shared and by whom; codes in use are skipped. */
async function newCode(inside: Queries, owner: Player, puzzles: readonly CheckedPuzzle[]): Promise<string> {
  for (let salt = 0; ; salt++) {
    const text = [owner.id, salt, ...puzzles.map(({ puzzle }) => puzzle)].join('\n');
    const digest = createHash('sha256').update(text).digest();
    let rest = digest.readBigUInt64BE();
    const code = Array.from({ length: 8 }, () => {
      const sign = SIGNS[Number(rest % 58n)];
      rest /= 58n;
      return sign;
    }).join('');
    if (!(await oneRow(inside, 'select 1 as taken from shared where code = $1', [code]))) return code;
  }
}

export async function sharedWith(queries: Queries, code: string, me: Player | undefined) {
  const found = await oneRow<{ owner: number }>(
    queries,
    `select s.owner, s.code, s.title, s.author, s.note, s.listed, s.made_at as "madeAt",
            s.changed_at as "changedAt", p.name as setter
     from shared s join player p on p.id = s.owner where code = $1`,
    [code],
  );
  if (!found)
    throw new Refusal(404, 'no-such-link', 'Nothing was found at this link; it may have been deleted.');
  const { owner, ...rest } = found;
  const puzzles = await queries.query(
    'select game, puzzle, title, level, solutions from shared_puzzle where code = $1 order by place',
    [code],
  );
  return { ...rest, mine: owner === me?.id, puzzles };
}

export async function change(
  database: Database,
  pool: Pool,
  owner: Player,
  code: string,
  given: Partial<Publish>,
  now: number,
): Promise<void> {
  const puzzles = given.puzzles && (await checked(pool, given.puzzles));
  await database.transaction(async (inside) => {
    await refuseOthers(inside, owner, code);
    await inside.query(
      `update shared set title = coalesce($2, title), author = coalesce($3, author), note = coalesce($4, note),
              listed = coalesce($5, listed), changed_at = $6 where code = $1`,
      [
        code,
        given.title ?? null,
        given.author ?? null,
        given.note ?? null,
        given.listed ?? null,
        new Date(now),
      ],
    );
    if (!puzzles) return;
    await inside.query('delete from shared_puzzle where code = $1', [code]);
    await storePuzzles(inside, code, puzzles);
  });
}

export const unpublish = (database: Database, owner: Player, code: string): Promise<void> =>
  database.transaction(async (inside) => {
    await refuseOthers(inside, owner, code);
    await inside.query('delete from shared where code = $1', [code]);
  });

async function refuseOthers(inside: Queries, owner: Player, code: string): Promise<void> {
  const found = await oneRow<{ owner: number }>(
    inside,
    'select owner from shared where code = $1 for update',
    [code],
  );
  if (!found)
    throw new Refusal(404, 'no-such-link', 'Nothing was found at this link; it may have been deleted.');
  if (found.owner !== owner.id)
    throw new Refusal(403, 'not-yours', 'Only the person who made this link can change it.');
}

const LIST = `select s.code, s.title, s.author, s.note, s.listed, s.made_at as "madeAt",
  (select count(*)::int from shared_puzzle p where p.code = s.code) as puzzles
  from shared s`;

export const sharedBy = (queries: Queries, owner: Player) =>
  queries.query(`${LIST} where s.owner = $1 order by s.made_at desc, s.code`, [owner.id]);

/** What a setter lists publicly. */
export const listedBy = (queries: Queries, name: string) =>
  queries.query(
    `${LIST} join player q on q.id = s.owner where q.name_key = $1 and s.listed
     order by s.made_at desc, s.code limit 500`,
    [nameKey(name)],
  );
