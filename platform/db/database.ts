import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

/** What both drivers answer to a raw statement: only the rows are common. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A place to run queries: the database itself or a transaction, on PGlite and on PostgreSQL alike. */
export type Database = PgDatabase<RowsResult, Record<string, never>>;

/** A transaction. Inside one use only it: PGlite has one connection, so a query beside it would wait for ever. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Either of the two, for functions that work inside and outside a transaction. */
export type Queryable = Database | Tx;

/** Runs `fn` in one transaction; an error rolls everything back. No network calls inside: they block everybody. */
export function transaction<T>(db: Database, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(fn);
}

/** The rows of a raw statement. Drivers differ in raw dates and bigints: select casts, or use the table columns. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Queryable, query: SQL): Promise<Row[]> {
  const result = await db.execute<Row>(query);
  return result.rows;
}

/** The name of the violated unique constraint, or null when the error is something else. */
export function uniqueViolation(error: unknown): string | null {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if ('code' in e && e.code === '23505') {
      return 'constraint' in e && typeof e.constraint === 'string' ? e.constraint : '';
    }
  }
  return null;
}

/** Stops a subscription. */
export type Unlisten = () => Promise<void>;

/** An open database with what the two kinds do differently. */
export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Brings the tables up to date; safe when several processes start at once. */
  migrate(): Promise<void>;
  /** Runs `work` while no other process of this database does: what is done once is looked up and done inside. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Calls back for each notification on a channel. `onGap` tells that some may have been missed. */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<Unlisten>;
  close(): Promise<void>;
}
