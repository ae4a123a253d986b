import { isObjectType } from 'graphql/index.js';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { clusterJson, idOf, userJson } from '../domains/testing.ts';
import { fanoutWorld, type Client, type FanoutWorld } from '../fanout/testing.ts';
import { testGateway } from '../testing.ts';
import { compareRevs } from '../upstream/live/rev.ts';
import { schema } from './schema.ts';

const REV = /^\d+\.\d+\.\d+$/;
const C1 = idOf('Cluster', 'c1');
const worlds: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.stop();
});

describe('extensions of a response', () => {
  const upstream = {
    'GET /api/user': { data: userJson() },
    'GET /api/clusters/c1': { data: [clusterJson()] },
    'GET /api/clusters/c2': { data: [clusterJson({ id: 'c2' })] },
    'POST /api/clusters/c1/protect': { data: [clusterJson({ protected: true })] },
  };
  const start = () => {
    const made = testGateway({ upstream });
    worlds.push(made);
    return made;
  };

  it('contain the rev of every live object, whether or not it is selected', async () => {
    const { execute } = start();
    const { extensions } = await execute('{ a: cluster(id: "c1") { id name } b: cluster(id: "c2") { id } }');
    expect(extensions).toEqual({
      revs: {
        [C1]: expect.stringMatching(REV) as string,
        [idOf('Cluster', 'c2')]: expect.stringMatching(REV) as string,
      },
    });
  });

  it('contain it for mutations, and nothing without live objects', async () => {
    const { execute } = start();
    const changed = await execute(
      `mutation { protectCluster(input: { id: "${C1}" }) { ... on ProtectClusterPayload { cluster { id } } } }`,
    );
    expect(changed.errors).toBeUndefined();
    expect(Object.keys(changed.extensions?.revs ?? {})).toEqual([C1]);
    expect((await execute('{ __typename }')).extensions).toBeUndefined();
  });

  it('have a newer rev in every response', async () => {
    const { execute } = start();
    const read = async () => (await execute('{ cluster(id: "c1") { id } }')).extensions?.revs?.[C1] ?? '';
    expect(compareRevs(await read(), await read())).toBeLessThan(0);
  });
});

describe('extensions of an event', () => {
  const ann = 'h.ann.s';
  const changed = 'subscription { clusterChanged { cluster { id status progress } } }';
  async function watch(): Promise<{ world: FanoutWorld; client: Client }> {
    const world = await fanoutWorld({ [ann]: { account: 'one', role: 'owner' } }, { schema });
    worlds.push(world);
    const client = await world.connect(ann);
    client.watch(changed);
    await eventually(async () => expect(await world.number('gateway_subscribers')).toBe(1));
    return { world, client };
  }
  const results = (client: Client) =>
    client.results() as { extensions?: { revs?: Record<string, string | null>; refetch?: string } }[];

  it('contain the rev of its object and of no object of an earlier event', async () => {
    const { world, client } = await watch();
    world.live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'updating', progress: 1 });
    world.live.push('clusterStatusUpdate', { clusterId: 'c2', status: 'updating', progress: 2 });
    await eventually(() => expect(results(client)).toHaveLength(2));
    expect(results(client).map(({ extensions }) => extensions)).toEqual([
      { revs: { [C1]: expect.stringMatching(REV) as string } },
      { revs: { [idOf('Cluster', 'c2')]: expect.stringMatching(REV) as string } },
    ]);
  });

  it.each(['pending', 'active', 'failed', 'archived'])(
    'ask to refetch when a cluster is %s',
    async (status) => {
      const { world, client } = await watch();
      world.live.push('clusterStatusUpdate', { clusterId: 'c1', status });
      await eventually(() => expect(results(client)).toHaveLength(1));
      expect(results(client)).toMatchObject([{ extensions: { refetch: 'changed' } }]);
    },
  );

  it('ask to refetch when the secrets of a cluster have changed, but not for its workloads', async () => {
    const { world, client } = await watch();
    for (const content of ['workloads', 'secrets'])
      world.live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'active', content });
    await eventually(() => expect(results(client)).not.toEqual([]));
    expect(results(client)).toMatchObject([{ extensions: { refetch: 'changed' } }]);
  });

  it('contain null for a deleted object', async () => {
    const { world, client } = await watch();
    world.live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'deleted' });
    await eventually(() => expect(results(client)).toHaveLength(1));
    expect(results(client)).toMatchObject([{ extensions: { revs: { [C1]: null }, refetch: 'changed' } }]);
  });

  it('ask to refetch on a resync', async () => {
    const { world, client } = await watch();
    world.live.reconnect();
    await eventually(() => expect(results(client)).toHaveLength(1));
    expect(results(client)).toMatchObject([{ extensions: { refetch: 'missed' } }]);
  });
});

it('contain revs that are no field of any type', () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  expect(types.filter((type) => 'rev' in type.getFields())).toEqual([]);
});
