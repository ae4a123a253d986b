import { afterAll } from 'vitest';
import { manualClock } from '../../clock.ts';
import { blobs as table } from '../../db/schema/blobs.ts';
import { openTestDatabase } from '../../testing.ts';
import { blobsContract } from './blobs.contract.ts';
import { createDatabaseBlobs } from './embedded/databaseBlobs.ts';

const opened = openTestDatabase();
afterAll(async () => (await opened).close());

blobsContract('the database', async () => {
  const { db } = await opened;
  await db.delete(table);
  return { blobs: createDatabaseBlobs({ db, clock: manualClock() }) };
});
