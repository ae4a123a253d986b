import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Primary key made by the database. */
export const id = () => uuid('id').primaryKey().defaultRandom();

/** A moment with time zone, read as Date; milliseconds, because JavaScript has no finer ones to compare with. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** When the row was made; services pass the Clock's time where a rule reads it. */
export const createdAt = () => moment('created_at').notNull().defaultNow();

/** When the row last changed; the store that writes the row sets it. */
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
