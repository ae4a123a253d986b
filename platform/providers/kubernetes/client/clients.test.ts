import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../clock.ts';
import { Secret } from '../../../crypto/secret.ts';
import { renderKubeconfig } from '../../bootstrap/kubeconfig.ts';
import { createKubernetesClients } from './clients.ts';
import { createMemoryExchange } from './memoryExchange.testing.ts';

const clusterId = '5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10';
const kubeconfig = (server: string, key = 'key') =>
  renderKubeconfig({ clusterName: 'one', server, authority: 'ca', client: { certificate: 'c', key } });

function setUp(file: string | null) {
  const asked: string[] = [];
  let current = file;
  const clients = createKubernetesClients({
    clock: manualClock(),
    kubeconfigOf: async () => (current === null ? null : new Secret(current)),
    inProcess: (id) => {
      asked.push(id);
      return createMemoryExchange(() => ({ body: { gitVersion: 'v1.32.8+k3s1' } }));
    },
  });
  return { clients, asked, change: (next: string) => (current = next) };
}

describe('clients by cluster', () => {
  it.each([`https://console.test:6443/clusters/${clusterId}`, 'https://192.0.2.10:6443'])(
    'answer inside of the process for an embedded cluster (%s)',
    async (server) => {
      const { clients, asked } = setUp(kubeconfig(server));
      await expect((await clients.of(clusterId)).version()).resolves.toBe('v1.32.8+k3s1');
      await clients.of(clusterId);
      expect(asked).toEqual([clusterId]);
    },
  );

  it.each(['https://127.0.0.1:9', `https://127.0.0.1:9/clusters/another`])(
    'connect to any other server (%s)',
    async (server) => {
      const { clients, asked } = setUp(kubeconfig(server));
      const client = await clients.of(clusterId).catch(() => null);
      await expect(client?.version()).rejects.toMatchObject({ kind: 'unavailable' });
      expect(asked).toEqual([]);
      await clients.close();
    },
  );

  it('are replaced when the kubeconfig changes', async () => {
    const server = 'https://192.0.2.10:6443';
    const { clients, change } = setUp(kubeconfig(server));
    const before = await clients.of(clusterId);
    expect(await clients.of(clusterId)).toBe(before);
    change(kubeconfig(server, 'another'));
    expect(await clients.of(clusterId)).not.toBe(before);
  });

  it('do not exist for a cluster without an API', async () => {
    await expect(setUp(null).clients.of(clusterId)).rejects.toMatchObject({ kind: 'notFound' });
  });
});
