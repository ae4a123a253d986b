import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { english } from '../../messages/messages.ts';
import { startFleet, type Caller, type TestFleet } from '../clusters/fleet.testing.ts';

interface Pool {
  name: string;
  actual_count: number;
  instance_count: number;
}

describe('the cluster autoscaler', () => {
  let fleet: TestFleet;
  let caller: Caller;
  beforeAll(async () => {
    fleet = await startFleet();
    caller = await fleet.owner();
  });
  afterAll(() => fleet.platform.stop());

  it('grows a pool for pods without room, and shrinks it when they are gone', async () => {
    const autoscaling = {
      autoscaling_enabled: true,
      autoscaling_min_instances: 1,
      autoscaling_max_instances: 3,
    };
    const pool = { name: 'web', instance_type: 'cx33', location: 'fsn1', ...autoscaling };
    const cluster = await fleet.active(caller, { worker_node_pools: [pool] });
    const { clusters } = fleet.platform.app.services;
    const client = await fleet.platform.app.providers.kubernetesClients.of(cluster.id);
    const size = async (): Promise<number | undefined> => {
      const path = `/api/clusters/${cluster.id}/nodepools`;
      const { body } = await fleet.call<{ data: Pool[] }>(caller, 'GET', path);
      return body.data.find(({ name }) => name === 'web')?.actual_count;
    };
    const price = async () => (await clusters.find(caller.actor.accountId, cluster.id)).monthlyPrice;
    const before = await price();
    const container = { name: 'web', image: 'nginx:1.27', resources: { requests: { cpu: '3' } } };
    await client.apply('deployments.apps', {
      metadata: { name: 'web', namespace: 'default' },
      spec: {
        replicas: 2,
        selector: { matchLabels: { app: 'web' } },
        template: { metadata: { labels: { app: 'web' } }, spec: { containers: [container] } },
      },
    });
    await eventually(async () => {
      const web = await client.get('deployments.apps', { name: 'web', namespace: 'default' });
      expect(web.status?.readyReplicas).toBe(2);
    });
    expect(await size()).toBe(2);
    await eventually(async () => expect(await price()).toBeGreaterThan(before));
    const timeline = await clusters.events(caller.actor, cluster.id);
    expect(timeline.map(({ message }) => english(message))).toContain(
      'Autoscaling changed web from 1 to 2 nodes',
    );
    await client.delete('deployments.apps', { name: 'web', namespace: 'default' });
    await eventually(async () => expect(await size()).toBe(1));
    await eventually(async () => expect(await price()).toBe(before));
    expect((await client.list('nodes')).length).toBeGreaterThanOrEqual(2);
  });
});
