import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../../testing.ts';
import { instanceTypeJson } from '../../testing.ts';

const world = (upstream: UpstreamTable) => testGateway({ upstream });

describe('the default server type', () => {
  const query = '{ clusterOptions { defaults { instanceType } } }';
  const types = 'GET /api/instance-types/fsn1';
  const big = { cores: 2, memory: 4, disk: 40 };

  it('is the cheapest that can be ordered, is large enough and not going to end', async () => {
    const data = [
      instanceTypeJson({ name: 'dear', ...big, price_monthly: 9 }),
      instanceTypeJson({ name: 'small', ...big, memory: 2, price_monthly: 3 }),
      instanceTypeJson({ name: 'arm', ...big, architecture: 'arm', price_monthly: 3 }),
      instanceTypeJson({ name: 'sold-out', ...big, price_monthly: 3, available: false }),
      instanceTypeJson({
        name: 'ending',
        ...big,
        price_monthly: 3,
        location_unavailable_after: '2999-01-01T00:00:00Z',
      }),
      instanceTypeJson({ name: 'cheap', ...big, price_monthly: 4 }),
    ];
    const { data: answered } = await world({ [types]: { data } }).execute(query);
    expect(answered).toEqual({ clusterOptions: { defaults: { instanceType: 'cheap' } } });
  });

  it('is a fixed one when the types cannot be loaded', async () => {
    const { data } = await world({ [types]: answer(503, { message: 'Down' }) }).execute(query);
    expect(data).toEqual({ clusterOptions: { defaults: { instanceType: 'cpx11' } } });
  });
});
