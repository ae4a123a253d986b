import { expect, it } from 'vitest';
import { testCluster } from '../testing.ts';

it('a namespace has a service account, also after it was deleted', () => {
  const { state, advance } = testCluster();
  const account = () => state.get('serviceaccounts', 'default', 'shop');
  state.create('namespaces', { metadata: { name: 'shop' } });
  advance(0);
  expect(state.get('namespaces', 'shop')?.status?.phase).toBe('Active');
  const made = account();
  if (made) state.remove('serviceaccounts', made);
  advance(0);
  expect(account()).toBeDefined();
});

it('a deleted namespace is terminating until its contents are gone', () => {
  const { state, advance, dueAt } = testCluster();
  const shop = state.create('namespaces', { metadata: { name: 'shop' } });
  state.create('pods', {
    metadata: { name: 'api', namespace: 'shop' },
    spec: { containers: [{ name: 'api', image: 'nginx' }] },
  });
  advance(30_000);
  state.remove('namespaces', shop);
  advance(1_000);
  expect(state.get('namespaces', 'shop')?.status?.phase).toBe('Terminating');
  advance(30_000);
  expect(state.list('namespaces').map(({ metadata }) => metadata.name)).toEqual(['default']);
  expect(state.list('pods')).toEqual([]);
  expect(dueAt()).toBeNull();
});
