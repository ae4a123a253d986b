import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../clock.ts';
import { text } from '../../../messages/messages.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { KubernetesError } from '../../kubernetes/port.ts';
import { contractPlan } from '../bootstrap.contract.ts';
import type { Machine } from '../port.ts';
import { removeNode, type NodeDeps } from './nodes.ts';

const worker: Machine = {
  name: 'worker-1',
  publicIpv4: '192.0.2.1',
  publicIpv6: null,
  privateIp: '10.0.0.1',
};

/** A worker of a cluster. Of a Ready one, evicted pods are gone at the next look; else they stay Terminating. */
function workerWith({ pods, isReady = true }: { pods: string[]; isReady?: boolean }) {
  const left = new Set(pods);
  const evicted: string[] = [];
  const refused = new Set<string>();
  const node = {
    metadata: {},
    status: { conditions: [{ type: 'Ready', status: isReady ? 'True' : 'Unknown' }] },
  };
  let isDeleted = false;
  const client = {
    get: async () => node,
    mergePatch: async () => node,
    list: async () =>
      [...left].map((name) => ({
        metadata: {
          ...{ name, namespace: 'shop' },
          ...(evicted.includes(name) && { deletionTimestamp: '2026-01-01T00:00:00Z' }),
        },
      })),
    evict: async ({ name }: { name: string }) => {
      const why = text('kubernetes_status', { status: 429 });
      if (refused.has(name)) throw new KubernetesError({ kind: 'transient', code: 'http_429', text: why });
      evicted.push(name);
      if (isReady) left.delete(name);
    },
    delete: async () => {
      isDeleted = true;
      return true;
    },
  } as unknown as KubernetesClient;
  const clock = manualClock();
  const begunAt = clock.now();
  /** Runs the removal; `looked` is called between two looks at the node. */
  const remove = (looked: () => void = () => {}) => {
    const pause = async () => {
      clock.advance(60_000);
      looked();
    };
    const clients: NodeDeps['clients'] = {
      of: async () => client,
      withKubeconfig: async (_cluster, _kubeconfig, use) => use(client),
    };
    const waiting = { begunAt, resumedAt: begunAt, pause };
    return removeNode({ clients, clock }, contractPlan, worker, { waiting });
  };
  return { remove, refused, evicted, isDeleted: () => isDeleted };
}

describe('the removal of a node', () => {
  it('moves the other pods while a disruption budget keeps one', async () => {
    const { remove, refused, evicted, isDeleted } = workerWith({ pods: ['kept', 'web-1', 'web-2'] });
    refused.add('kept');
    await remove(() => refused.clear());
    expect(evicted).toEqual(['web-1', 'web-2', 'kept']);
    expect(isDeleted()).toBe(true);
  });

  it('does not wait for the pods of a node that is lost', async () => {
    const { remove, evicted, isDeleted } = workerWith({ pods: ['web-1'], isReady: false });
    await remove();
    expect([evicted, isDeleted()]).toEqual([['web-1'], true]);
  });

  it('fails after 20 minutes with the reason that pods are left', async () => {
    const { remove, refused, isDeleted } = workerWith({ pods: ['kept'] });
    refused.add('kept');
    await expect(remove()).rejects.toMatchObject({
      code: 'timeout',
      text: text('drain_timeout', { node: 'worker-1', minutes: 20 }),
    });
    expect(isDeleted()).toBe(false);
  });
});
