import { describe, expect, it } from 'vitest';
import type { Blobs } from './port.ts';

const blob = { type: 'image/png', bytes: Buffer.from([0, 1, 0xff, 0x80, 0]) };
const later = new Date('2100-01-01T00:00:00Z');

/** The behaviour of every blob store. Each harness starts empty. */
export function blobsContract(adapter: string, makeHarness: () => Promise<{ blobs: Blobs }>): void {
  describe(`${adapter} as a store of files`, () => {
    it('returns the stored bytes and type', async () => {
      const { blobs } = await makeHarness();
      await blobs.put('avatars/one', blob);
      expect(await blobs.get('avatars/one')).toEqual(blob);
      expect(await blobs.get('avatars/two')).toBeNull();
    });

    it('keeps the last blob of a key', async () => {
      const { blobs } = await makeHarness();
      await blobs.put('avatars/one', blob);
      const other = { type: 'image/webp', bytes: Buffer.from('other') };
      await blobs.put('avatars/one', other);
      expect(await blobs.get('avatars/one')).toEqual(other);
    });

    it('deletes a blob, also a missing one', async () => {
      const { blobs } = await makeHarness();
      await blobs.put('avatars/one', blob);
      await blobs.delete('avatars/one');
      await blobs.delete('avatars/one');
      expect(await blobs.get('avatars/one')).toBeNull();
    });

    it('lists the older keys of a prefix, which is not a pattern', async () => {
      const { blobs } = await makeHarness();
      for (const key of ['a_b/2', 'a_b/1', 'aXb/3', 'other/4']) await blobs.put(key, blob);
      expect(await blobs.storedBefore('a_b/', later)).toEqual(['a_b/1', 'a_b/2']);
      expect(await blobs.storedBefore('a_b/', new Date(0))).toEqual([]);
    });
  });
}
