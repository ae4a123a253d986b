import type { Queryable } from '../../db/database.ts';
import { recordedEvents } from '../../db/schema/events.ts';

export async function insertEvent(db: Queryable, values: typeof recordedEvents.$inferInsert): Promise<void> {
  await db.insert(recordedEvents).values(values);
}
