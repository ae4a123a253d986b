import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import { createVault } from '../../crypto/vault.ts';
import { kubeServingAuthority } from '../../db/schema/kubernetes.ts';
import { openTestDatabase } from '../../testing.ts';
import { createDatabaseAuthorities } from './authorities.ts';

const opened = openTestDatabase();
afterAll(async () => (await opened).close());

describe('the authorities of the embedded Kubernetes', () => {
  it('are made once, also by two processes at the same time, and stored with an encrypted key', async () => {
    const { db } = await opened;
    const vault = createVault(randomBytes(32));
    const process = () => createDatabaseAuthorities({ db, vault, clock: manualClock() });
    const [one, two] = await Promise.all([process().serving(), process().serving()]);
    expect(one).toEqual(two);
    await expect(process().serving()).resolves.toEqual(one);
    const [row] = await db.select().from(kubeServingAuthority);
    expect(row?.certificate).toBe(one.certificate);
    expect(row?.key).not.toContain('PRIVATE KEY');
  });
});
