import { expect, it } from 'vitest';
import { testGateway } from '../../../testing.ts';
import { clusterJson, userJson } from '../../testing.ts';

const clusters = [
  clusterJson({ id: 'c1', name: 'alpha', labels: ['env=prod', 'team=shop'] }),
  clusterJson({ id: 'c2', name: 'beta', labels: ['env=production'] }),
  clusterJson({ id: 'c3', name: 'gamma' }),
];

it.each([
  [['env'], ['alpha', 'beta']],
  [['env=prod'], ['alpha']],
  [['env', 'team=shop'], ['alpha']],
  [['team='], []],
])('clusters are filtered by the labels %j', async (labels, names) => {
  const { execute } = testGateway({
    upstream: { 'GET /api/user': { data: userJson() }, 'GET /api/clusters': { data: { data: clusters } } },
  });
  const { data } = await execute(
    `query ($labels: [String!]) { viewer { account {
      clusters(filter: { labels: $labels }, orderBy: { field: NAME, direction: ASC }) { nodes { name } } } } }`,
    { labels },
  );
  expect(data).toMatchObject({
    viewer: { account: { clusters: { nodes: names.map((name) => ({ name })) } } },
  });
});
