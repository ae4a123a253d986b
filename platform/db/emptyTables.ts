import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Removes all rows of all tables; the migrations are listed in a schema of their own. */
export async function emptyTables(db: Database): Promise<void> {
  const tables = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`,
  );
  const names = tables.rows.map(({ name }) => name).join(', ');
  await db.execute(sql.raw(`truncate ${names} cascade`));
}
