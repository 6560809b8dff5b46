/**
 * The one port to a database: a query, a transaction, a script. Plain SQL behind it runs alike on the embedded
 * PGlite and on PostgreSQL; whole numbers are `int`, because bigint comes back in three different types.
 */
export interface Queries {
  query<Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

export interface Database extends Queries {
  readonly kind: 'pglite' | 'postgres';
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Several statements without values. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** The one row that a query must give. */
export async function oneRow<Row>(
  queries: Queries,
  sql: string,
  values?: readonly unknown[],
): Promise<Row | undefined> {
  return (await queries.query<Row>(sql, values))[0];
}

/** What is told to whoever starts a server that cannot start. */
export class StartError extends Error {}
