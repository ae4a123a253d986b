import { expect, it } from 'vitest';
import { testGateway } from '../../../testing.ts';
import { clusterJson, userJson, wire } from '../../testing.ts';

const costsOf = (name: string, deleted: boolean) => ({
  id: deleted ? 'c9' : 'c1',
  name,
  deleted,
  total: 12.5,
  monthly_price: deleted ? 0 : 20,
  master_hours: 240,
  worker_pools: [{ instance_type: 'cx23', hours: 480.5 }],
  days: [{ day: '2026-03-09', cost: 0.27 }],
});

it('the costs of a month link the clusters that still exist, with one call for all', async () => {
  const { execute } = testGateway({
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/clusters': { data: { data: [clusterJson()] } },
      'GET /api/account/costs?month=2026-03': {
        data: {
          month: '2026-03',
          total: 25,
          previous_total: null,
          clusters: [costsOf('production', false), costsOf('gone', true)],
        },
      },
    },
  });
  const { data, calls } = await execute(`{ viewer { account { costs(month: "2026-03") {
    month total { amount } previousTotal { amount }
    clusters { name cluster { uuid } monthlyEstimate { amount } controlPlaneHours
      workerHours { instanceTypeName hours } days { day cost { amount } } } } } } }`);
  const shared = {
    controlPlaneHours: 240,
    workerHours: [{ instanceTypeName: 'cx23', hours: 480.5 }],
    days: [{ day: '2026-03-09', cost: { amount: '0.27' } }],
  };
  expect(data).toMatchObject({
    viewer: {
      account: {
        costs: {
          month: '2026-03',
          total: { amount: '25.00' },
          previousTotal: null,
          clusters: [
            { name: 'production', cluster: { uuid: 'c1' }, monthlyEstimate: { amount: '20.00' }, ...shared },
            { name: 'gone', cluster: null, monthlyEstimate: { amount: '0.00' }, ...shared },
          ],
        },
      },
    },
  });
  expect(wire(calls)).toHaveLength(3);
});
