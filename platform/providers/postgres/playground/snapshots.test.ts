import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSnapshot, keptCount, snapshotName } from './snapshots.ts';

const GB = 1024 ** 3;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 12, minute));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('finds the newest snapshot up to a moment', async () => {
  for (const minute of [10, 5]) await writeFile(join(folder, snapshotName(at(minute))), '');
  await writeFile(join(folder, `${snapshotName(at(15))}.new`), 'unfinished');
  expect(await findSnapshot(folder, at(4))).toBeNull();
  expect(await findSnapshot(folder, at(5))).toBe(join(folder, snapshotName(at(5))));
  expect(await findSnapshot(folder, at(9))).toBe(join(folder, snapshotName(at(5))));
  expect(await findSnapshot(folder, null)).toBe(join(folder, snapshotName(at(10))));
  expect(await findSnapshot(join(folder, 'none'), null)).toBeNull();
});

it('keeps a day of snapshots, at most a gigabyte, and always the newest', () => {
  expect(keptCount([])).toBe(0);
  expect(keptCount(new Array<number>(300).fill(5))).toBe(288);
  expect(keptCount([GB / 2, GB / 4, GB / 2, 1])).toBe(2);
  expect(keptCount([2 * GB, 1])).toBe(1);
});
