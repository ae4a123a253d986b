/** Files with the data of a database at moments. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SUFFIX = '.tar.gz';
/** A day of snapshots every five minutes. */
const MOST = 288;
const MOST_BYTES = 1024 ** 3;

/** Times are in names of files, without colons. */
export const snapshotName = (moment: Date): string => `${moment.toISOString().replaceAll(':', '-')}${SUFFIX}`;

/** Oldest first. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(SUFFIX)).sort();
}

/** The newest snapshot up to a moment, or of all; null if there is none. */
export async function findSnapshot(folder: string, until: Date | null): Promise<string | null> {
  const last = until && snapshotName(until);
  const found = (await namesIn(folder)).findLast((name) => last === null || name <= last);
  return found === undefined ? null : join(folder, found);
}

/** Of sizes, newest first: how many are kept. The newest one always is. */
export function keptCount(sizes: readonly number[]): number {
  let bytes = 0;
  const tooMany = sizes.findIndex((size, i) => {
    bytes += size;
    return i > 0 && (i >= MOST || bytes > MOST_BYTES);
  });
  return tooMany === -1 ? sizes.length : tooMany;
}

/** Deletes the oldest snapshots where there are too many, or too much. */
export async function pruneSnapshots(folder: string): Promise<void> {
  const files = (await namesIn(folder)).reverse().map((name) => join(folder, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  for (const file of files.slice(keptCount(sizes))) await rm(file);
}
