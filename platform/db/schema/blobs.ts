import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Bytes as they are. The drivers differ in the kind of array they answer. */
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Small files. No foreign keys: a store of files does not know whose they are. */
export const blobs = pgTable('blobs', {
  key: text('key').primaryKey(),
  type: text('type').notNull(),
  bytes: bytea('bytes').notNull(),
  createdAt: createdAt(),
});
