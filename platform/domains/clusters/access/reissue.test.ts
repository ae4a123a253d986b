import { X509Certificate } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { eventually } from '../../../../process/testing.ts';
import { Secret } from '../../../crypto/secret.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import type { NodeBootstrap } from '../../../providers/bootstrap/port.ts';
import { createAccessCheck } from '../../../providers/kubernetes/engine/tls/clientCertificates.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../fleet.testing.ts';
import { createClusterAccess } from './access.service.ts';

let fleet: TestFleet;
let owner: Caller;
let id: string;
beforeAll(async () => {
  fleet = await startFleet();
  owner = await fleet.owner();
  ({ id } = await fleet.active(owner));
});
afterAll(() => fleet.platform.stop());

const kubeconfig = z.object({
  users: z.tuple([z.object({ user: z.object({ 'client-certificate-data': z.string() }) })]),
});

const download = (caller: Caller) =>
  fleet.platform.fetch(`/api/clusters/${id}/kubeconfig`, { method: 'GET' }, caller.token);
const reissue = <T>(caller: Caller) =>
  fleet.call<T>(caller, 'POST', `/api/clusters/${id}/kubeconfig/reissue`, {});

/** The certificate of a downloaded kubeconfig. */
async function certificate(): Promise<X509Certificate> {
  const answer = await download(owner);
  expect(answer.status).toBe(200);
  const [{ user }] = kubeconfig.parse(parse(await answer.text())).users;
  return new X509Certificate(Buffer.from(user['client-certificate-data'], 'base64'));
}

describe('issuing a new kubeconfig', () => {
  it('makes it available for one download, and ends the previous one at once', async () => {
    const { db, clock } = fleet.platform.app.core;
    const allowed = createAccessCheck({ db, clock });
    const accepts = async (one: X509Certificate) =>
      (await allowed([{ clusterId: id, certificate: one }])).size === 1;
    const before = await certificate();
    expect(await accepts(before)).toBe(true);
    await expect.poll(async () => (await download(owner)).status).toBe(409);

    const earlier = fleet.events.length;
    const { status, body } = await reissue<{ data: object }>(owner);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ kubeconfig_downloaded: false, kubeconfig_ready: true });
    expect(await accepts(before)).toBe(false);
    expect(await accepts(await certificate())).toBe(true);

    const published = () => fleet.events.slice(earlier).filter((one) => one.event === 'clusterStatusUpdate');
    await eventually(() =>
      expect(published().some(({ payload }) => payload.content === 'credentials')).toBe(true),
    );
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.targetId, id));
    expect(entries.map(({ action }) => action)).toContain('cluster.reissue_kubeconfig');
  });

  it('happens once at a time for a cluster', async () => {
    const { core, services } = fleet.platform.app;
    let running = 0;
    let most = 0;
    let made = 0;
    const rotateAdminCredentials: NodeBootstrap['rotateAdminCredentials'] = async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(20);
      running -= 1;
      made += 1;
      return { kubeconfig: new Secret(`kubeconfig ${made}`), server: '', expiresAt: new Date() };
    };
    const access = createClusterAccess({
      ...core,
      audit: services.audit,
      clusters: services.clusters,
      bootstrap: { rotateAdminCredentials },
    });
    await Promise.all([1, 2].map(() => access.reissue(owner.actor, id)));
    expect(most).toBe(1);
    const { content, broken } = await access.open(owner.actor, id, 'kubeconfig');
    expect(content.reveal()).toBe('kubeconfig 2');
    await broken();
  });

  it('leaves the file available after a failure', async () => {
    const { core, services } = fleet.platform.app;
    const access = createClusterAccess({
      ...core,
      audit: services.audit,
      clusters: services.clusters,
      bootstrap: { rotateAdminCredentials: () => Promise.reject(new Error('no response')) },
    });
    await expect(access.reissue(owner.actor, id)).rejects.toThrow('no response');
    const { broken } = await access.open(owner.actor, id, 'kubeconfig');
    await broken();
  });

  it('is refused for roles without access to credentials', async () => {
    const developer = await fleet.member(owner, 'developer');
    const { status, body } = await reissue<Refusal>(developer);
    expect([status, body.error]).toEqual([403, 'forbidden']);
    expect((await reissue(await fleet.owner())).status).toBe(404);
  });

  it('is refused for an archived cluster', async () => {
    await fleet.call(owner, 'PATCH', `/api/clusters/${id}/archive`);
    await fleet.until(owner, id, 'archived');
    const { status, body } = await reissue<Refusal>(owner);
    expect([status, body.error]).toEqual([409, 'archived']);
  });
});
