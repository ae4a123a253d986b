import { afterEach, describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../../testing.ts';
import { clusterJson, idOf, nodeJson, userJson, wire } from '../../testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const historyJson = (range: string, cpu: string) => ({
  data: {
    range,
    step_seconds: 60,
    from: '2026-11-23T06:01:00.000Z',
    to: '2026-11-23T07:00:00.000Z',
    samples: [
      {
        at: '2026-11-23T06:58:00.000Z',
        usage: { cpu, memory: '1048576Ki' },
        allocatable: { cpu: '3900m', memory: '7936Mi' },
      },
    ],
  },
});

function world(table: UpstreamTable = {}) {
  const made = testGateway({
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/clusters/c1': { data: [clusterJson()] },
      'GET /api/clusters/c1/nodes': { data: { allNodes: [nodeJson('w 1')] } },
      'GET /api/clusters/c1/usage?range=1h': historyJson('1h', '1500000000n'),
      'GET /api/clusters/c1/usage?range=7d': historyJson('7d', '2'),
      'GET /api/clusters/c1/usage?range=24h&node=w+1': historyJson('24h', '250m'),
      ...table,
    },
  });
  stops.push(made.stop);
  return made;
}

describe('usage over time', () => {
  it('is that of the last hour unless another range is asked for, one call each', async () => {
    const { data, errors, calls } = await world().execute(
      `{ cluster(id: "c1") {
           usageHistory { range stepSeconds from to samples { at usage { cores memoryGb } allocatable { cores } } }
           again: usageHistory(range: HOUR) { stepSeconds }
           week: usageHistory(range: WEEK) { range samples { usage { cores } } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cluster: {
        usageHistory: {
          range: 'HOUR',
          stepSeconds: 60,
          from: '2026-11-23T06:01:00.000Z',
          to: '2026-11-23T07:00:00.000Z',
          samples: [
            {
              at: '2026-11-23T06:58:00.000Z',
              usage: { cores: 1.5, memoryGb: 1 },
              allocatable: { cores: 3.9 },
            },
          ],
        },
        again: { stepSeconds: 60 },
        week: { range: 'WEEK', samples: [{ usage: { cores: 2 } }] },
      },
    });
    expect(wire(calls).filter((call) => call.includes('/usage'))).toHaveLength(2);
  });

  it('is available for a node', async () => {
    const { data, errors } = await world().execute(
      `query ($id: ID!) { node(id: $id) { ... on ClusterNode { name usageHistory(range: DAY) { range samples { usage { cores } } } } } }`,
      { id: idOf('ClusterNode', 'c1:w 1') },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      node: { name: 'w 1', usageHistory: { range: 'DAY', samples: [{ usage: { cores: 0.25 } }] } },
    });
  });

  it('is null with an error when it cannot be loaded, and keeps everything else', async () => {
    const { data, errors } = await world({
      'GET /api/clusters/c1/usage?range=1h': answer(503, { error: 'away', message: 'away' }),
    }).execute('{ cluster(id: "c1") { name usageHistory { range } } }');
    expect(data).toEqual({ cluster: { name: 'alpha', usageHistory: null } });
    expect(errors?.[0]?.path).toEqual(['cluster', 'usageHistory']);
  });
});
