import { describe, expect, it } from 'vitest';
import { ObjectStoreError, type Bucket, type ObjectStoreChecker } from './port.ts';

/** Buckets as a user may type them, at one kind of storage. */
interface ContractBuckets {
  writable: Bucket;
  missing: Bucket;
  readonly: Bucket;
  refusedKeys: Bucket;
}

/** The behaviour of every ObjectStoreChecker. */
export function objectStoreContract(
  storage: string,
  { make, buckets }: { make: () => ObjectStoreChecker; buckets: () => ContractBuckets },
): void {
  describe(`${storage} as object storage`, () => {
    it('lets the keys write, and leaves nothing behind', async () => {
      const { writable } = buckets();
      await expect(make().verify(writable, 'contract')).resolves.toBeUndefined();
      await expect(make().list(writable, 'contract/')).resolves.toEqual([]);
    });

    it.each([
      ['missing', 'notFound', 'objectstore_no_bucket'],
      ['readonly', 'readonly', 'objectstore_no_write'],
      ['refusedKeys', 'auth', 'objectstore_keys_refused'],
    ] as const)('refuses %s', async (which, kind, code) => {
      const refusal = make().verify(buckets()[which], 'contract');
      await expect(refusal).rejects.toBeInstanceOf(ObjectStoreError);
      await expect(refusal).rejects.toMatchObject({ kind, code });
    });

    it('lists a bucket without write access', async () => {
      await expect(make().list(buckets().readonly, 'contract/')).resolves.toEqual([]);
    });
  });
}
