/**
 * The only interface to a database: a query, a transaction, a script. The same plain SQL runs on the embedded
 * PGlite and on PostgreSQL; whole numbers are `int`, because bigint comes back as three different types.
 */
export interface Queries {
  query<Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

export interface Database extends Queries {
  readonly kind: 'pglite' | 'postgres';
  /** For statements that serve many callers each: one after another, on a connection that nothing else uses. */
  readonly grouped: Queries;
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Several statements without values. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** The first row of a query, if any. */
export async function oneRow<Row>(
  queries: Queries,
  sql: string,
  values?: readonly unknown[],
): Promise<Row | undefined> {
  return (await queries.query<Row>(sql, values))[0];
}

/** The reason shown when a server cannot start. */
export class StartError extends Error {}
