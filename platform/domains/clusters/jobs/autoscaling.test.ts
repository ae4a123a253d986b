import { expect, it, vi } from 'vitest';
import { nodeGroupLabels } from '../../../providers/bootstrap/nodeGroups.ts';
import type { CloudContext } from '../../../providers/cloud/port.ts';
import { Secret } from '../../../crypto/secret.ts';
import type { NodePoolRow } from '../../nodepools/nodepools.store.ts';
import { deleteAutoscaled, nodeGroupsOf } from './autoscaling.ts';

const pool: NodePoolRow = {
  id: '5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10',
  clusterId: '7a1f0c3b-58a1-4c8e-9e15-0d5b3fd7d001',
  name: 'web',
  instanceType: 'cx33',
  location: 'fsn1',
  instanceCount: 2,
  autoscalingEnabled: true,
  autoscalingMinInstances: 1,
  autoscalingMaxInstances: 6,
  status: 'active',
  position: 0,
  createdAt: new Date('2026-01-15T12:00:00Z'),
  updatedAt: new Date('2026-01-15T12:00:00Z'),
};
const fixed: NodePoolRow = { ...pool, name: 'fixed', autoscalingEnabled: false };
const removing: NodePoolRow = { ...pool, name: 'old', status: 'removing' };

it('the autoscaler gets what the bounds of a pool leave beside the servers of the platform', () => {
  expect(nodeGroupsOf([pool, fixed, removing])).toEqual([
    { pool: 'web', min: 0, max: 4, instanceType: 'cx33', location: 'fsn1' },
  ]);
});

it('the servers of the autoscaler are deleted by the group of each pool', async () => {
  const sweep = vi.fn(async () => []);
  const context: CloudContext = { token: new Secret('t') };
  await deleteAutoscaled({ sweep }, context, { name: 'prod' }, [pool, fixed]);
  expect(sweep.mock.calls).toEqual([[context, { 'hcloud/node-group': 'prod--web' }]]);
});

it('no two pools of a project have the same group', () => {
  expect(nodeGroupLabels('a', 'b-c')).not.toEqual(nodeGroupLabels('a-b', 'c'));
});
