import { connect } from 'node:tls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Agent, request } from 'undici';
import { freePort } from '../../../../../process/freePort.testing.ts';
import { eventually } from '../../../../../process/testing.ts';
import { clusters } from '../../../../db/schema/clusters.ts';
import { kubeClientAuthorities } from '../../../../db/schema/kubernetes.ts';
import { signClientCertificate } from '../../../bootstrap/certificates.ts';
import { startTestEngine, type TestEngine } from '../kubernetesEngine.testing.ts';

describe('the TLS listener of the embedded Kubernetes', () => {
  let test: TestEngine;
  let port: number;
  const agents: Agent[] = [];
  beforeAll(async () => {
    port = await freePort();
    test = await startTestEngine({}, port);
  });
  afterAll(async () => {
    await Promise.all(agents.map((agent) => agent.destroy()));
    await test.close();
  });

  /** A client with the server's authority and a certificate of that cluster, which was signed at that time. */
  async function clientOf(clusterId: string | null, signedAt = test.clock.now()): Promise<Agent> {
    const { certificate: ca } = await test.authorities.serving();
    const identity = { user: 'system:admin', group: 'system:masters' };
    const signed =
      clusterId === null
        ? null
        : await signClientCertificate(await test.authorities.client(clusterId), identity, signedAt);
    const agent = new Agent({
      connect: { ca, ...(signed && { cert: signed.certificate, key: signed.key }) },
    });
    agents.push(agent);
    return agent;
  }

  const get = async (dispatcher: Agent, clusterId: string, path = '/api/v1/namespaces') => {
    const response = await request(`https://localhost:${port}/clusters/${clusterId}${path}`, { dispatcher });
    return { status: response.statusCode, body: await response.body.json() };
  };

  it('answers the certificates of a cluster, and no others', async () => {
    const [one, other] = [await test.cluster(), await test.cluster()];
    const client = await clientOf(one);
    expect(await get(client, one)).toMatchObject({ status: 200, body: { kind: 'NamespaceList' } });
    await clientOf(other);
    const unauthorized = { status: 401, body: { kind: 'Status', reason: 'Unauthorized' } };
    expect(await get(client, other)).toMatchObject(unauthorized);
    expect(await get(await clientOf(null), one)).toMatchObject(unauthorized);
    expect(await get(client, 'nothing')).toMatchObject(unauthorized);
  });

  it('refuses archived clusters and rotated authorities at once, and ends their watches', async () => {
    const { db } = test.database;
    for (const revoke of [
      (id: string) => db.update(clusters).set({ archivedAt: new Date() }).where(eq(clusters.id, id)),
      (id: string) => db.delete(kubeClientAuthorities).where(eq(kubeClientAuthorities.clusterId, id)),
    ]) {
      const id = await test.cluster();
      const client = await clientOf(id);
      const watch = await request(`https://localhost:${port}/clusters/${id}/api/v1/namespaces?watch=true`, {
        dispatcher: client,
      });
      let isEnded = false;
      watch.body.on('close', () => (isEnded = true)).on('error', () => {});
      watch.body.resume();
      await revoke(id);
      expect(await get(client, id)).toMatchObject({ status: 401 });
      await eventually(() => expect(isEnded).toBe(true));
    }
  });

  it('refuses a certificate that has expired', async () => {
    const id = await test.cluster();
    const client = await clientOf(id, new Date(test.clock.now().getTime() - 366 * 86_400_000));
    expect(await get(client, id)).toMatchObject({ status: 401 });
  });

  it('renews its certificate before it ends', async () => {
    const validTo = () =>
      new Promise<number>((resolve, reject) => {
        const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
          resolve(new Date(socket.getPeerCertificate().valid_to).getTime());
          socket.destroy();
        });
        socket.once('error', reject);
      });
    const before = await validTo();
    test.clock.advance(21 * 86_400_000);
    await eventually(async () => expect(await validTo()).toBeGreaterThan(before));
  });

  it('does not start on a port in use', async () => {
    await expect(startTestEngine({}, port)).rejects.toThrow('KUBERNETES_ENGINE_PORT: the port is in use');
  });
});
