import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { clusterJson, idOf, instanceTypeJson, poolJson, wire } from '../testing.ts';
import { availabilityOf } from './InstanceType.ts';

const world = (upstream: UpstreamTable) => testGateway({ upstream });

describe('instanceTypes', () => {
  const query =
    'query ($location: String!) { instanceTypes(location: $location) { id name cpuType architecture availability monthlyPrice { amount } unavailableAfter } }';

  it('are ordered by price and need one call', async () => {
    const { execute } = world({
      'GET /api/instance-types/hel1': {
        data: [
          instanceTypeJson({ name: 'ccx13', price_monthly: 15, cpu_type: 'dedicated' }),
          instanceTypeJson({ name: 'cax11', price_monthly: 4, architecture: 'arm', available: false }),
        ],
      },
    });
    const { data, calls } = await execute(query, { location: 'hel1' });
    expect(data).toMatchObject({
      instanceTypes: [
        {
          id: idOf('InstanceType', 'hel1:cax11'),
          architecture: 'ARM',
          cpuType: 'SHARED',
          availability: 'SOLD_OUT',
        },
        { name: 'ccx13', cpuType: 'DEDICATED', availability: 'AVAILABLE', monthlyPrice: { amount: '15.00' } },
      ],
    });
    expect(wire(calls)).toEqual(['GET /api/instance-types/hel1']);
  });

  it('return an error for an unknown location', async () => {
    const { execute } = world({
      'GET /api/instance-types/mars': answer(404, { message: 'Unknown location' }),
    });
    const { data, errors } = await execute(query, { location: 'mars' });
    expect(data).toEqual({ instanceTypes: null });
    expect(errors).toMatchObject([{ message: 'Unknown location', extensions: { code: 'NOT_FOUND' } }]);
  });

  it('do not let a location address another path', async () => {
    const { execute, calls } = world({});
    await execute(query, { location: '../user?x=' });
    expect(wire(calls)).toEqual(['GET /api/instance-types/..%2Fuser%3Fx%3D']);
  });
});

describe('availability of a server type', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  const type = (changes: Record<string, unknown>) => ({
    ...(instanceTypeJson(changes) as Parameters<typeof availabilityOf>[0]),
    location: 'fsn1',
  });

  it.each([
    [{}, 'AVAILABLE'],
    [{ available: null }, 'AVAILABLE'],
    [{ available: false }, 'SOLD_OUT'],
    [{ location_unavailable_after: '2026-12-01T00:00:00Z' }, 'DEPRECATED'],
    [{ location_unavailable_after: '2026-12-01T00:00:00Z', available: false }, 'SOLD_OUT'],
    [{ location_unavailable_after: '2026-11-01T00:00:00Z' }, 'UNAVAILABLE'],
    [{ location_unavailable_after: '2026-11-01T00:00:00Z', available: false }, 'UNAVAILABLE'],
  ])('with %j is %s', (changes, expected) => {
    expect(availabilityOf(type(changes), now)).toBe(expected);
  });
});

it('counts autoscaled pools with their minimum as wanted, and with their servers as resources', async () => {
  const pools = [
    poolJson({ id: 'p1', instance_count: 3 }),
    poolJson({
      id: 'p2',
      instance_count: 5,
      autoscaling_enabled: true,
      autoscaling_min_instances: 1,
      autoscaling_max_instances: 9,
    }),
  ];
  const { execute } = world({
    'GET /api/clusters/c1': { data: [clusterJson({ master_ha: true, worker_node_pools: pools })] },
    'GET /api/instance-types/fsn1': { data: [instanceTypeJson(), instanceTypeJson({ name: 'cpx21' })] },
  });
  const { data } = await execute(
    '{ cluster(id: "c1") { workerCount resources { nodes } nodePools { isAutoscaling minInstances maxInstances } } }',
  );
  expect(data).toEqual({
    cluster: {
      workerCount: 4,
      resources: { nodes: 11 },
      nodePools: [
        { isAutoscaling: false, minInstances: null, maxInstances: null },
        { isAutoscaling: true, minInstances: 1, maxInstances: 9 },
      ],
    },
  });
});
