import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

/** What both drivers return for a raw statement; only the rows are common. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The database or a transaction, on PGlite and on PostgreSQL. */
export type Database = PgDatabase<RowsResult, Record<string, never>>;

/** A transaction. Use only it inside: PGlite has one connection, so another query would deadlock. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Either of the two, for functions that work inside and outside a transaction. */
export type Queryable = Database | Tx;

/** Runs `fn` in one transaction; an error rolls it back. No network calls inside: they block the other queries. */
export function transaction<T>(db: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(fn);
}

/** The rows of a raw statement. Drivers differ in raw dates and bigints: select casts, or use the table columns. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Queryable, query: SQL): Promise<Row[]> {
  const result = await db.execute<Row>(query);
  return result.rows;
}

/** The name of the violated unique constraint, or null for any other error. */
export function uniqueViolation(error: unknown): string | null {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if ('code' in e && e.code === '23505') {
      return 'constraint' in e && typeof e.constraint === 'string' ? e.constraint : '';
    }
  }
  return null;
}

/** Ends a subscription. */
export type Unlisten = () => Promise<void>;

/** An open database, with the functions that differ between the two drivers. */
export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Applies the migrations; safe when several processes start at once. */
  migrate(): Promise<void>;
  /** Runs `work` under a lock over all processes of this database. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Calls back for each notification on a channel; `onGap` when some may have been missed. */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<Unlisten>;
  close(): Promise<void>;
}
