import { describe, expect, it } from 'vitest';
import { CLUSTER_LABEL } from '../../kubernetes/api/postgres.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { KubernetesError } from '../../kubernetes/port.ts';
import { text } from '../../../messages/messages.ts';
import { samplePostgres } from './sampling.ts';

const size = (datname: string, bytes: number) => `cnpg_pg_database_size_bytes{datname="${datname}"} ${bytes}`;
const exporter = [size('app', 900), size('postgres', 100), 'cnpg_backends_total{usename="app"} 4'].join('\n');

/** A cluster with these pods of the database; a pod without metrics refuses the connection. */
function clusterWith(metrics: Record<string, string | null>): KubernetesClient {
  return {
    list: async () =>
      Object.keys(metrics).map((name) => ({ metadata: { name, labels: { [CLUSTER_LABEL]: 'shop' } } })),
    podText: async ({ name }: { name: string }) => {
      const found = metrics[name];
      if (found) return found;
      throw new KubernetesError({
        kind: 'unavailable',
        code: 'refused',
        text: text('kubernetes_no_response'),
      });
    },
  } as unknown as KubernetesClient;
}

describe('a sample of a database', () => {
  const target = { id: 'id', name: 'shop' };

  it('has the size of one copy, whichever other pods have its label', async () => {
    const client = clusterWith({
      'shop-1': exporter,
      'shop-2': exporter,
      'shop-3': null,
      'shop-pooler-a': null,
      'shop-pooler-b': 'pgbouncer_up 1',
    });
    expect(await samplePostgres(client, target)).toMatchObject({ sizeBytes: 1_000, connections: 8 });
  });

  it('is missing while no instance answers', async () => {
    expect(await samplePostgres(clusterWith({ 'shop-1': null }), target)).toBeNull();
  });
});
