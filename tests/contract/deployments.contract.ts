import { describe, expect, it } from 'vitest';
import { deploymentJson } from '../../gateway/domains/deployments/deployments.testing.ts';
import { clusterJson, idOf, userJson } from '../../gateway/domains/testing.ts';
import { permissions } from '../../gateway/domains/account/account.upstream.ts';
import { TEST_TOKEN, testGateway } from '../../gateway/testing.ts';
import { can } from '../../platform/domains/account/account.rules.ts';
import {
  deploymentBlocker,
  deploymentCan,
  deploymentStatuses,
  type DeploymentAction,
  type DeploymentStatus,
} from '../../platform/domains/deployments/deployments.rules.ts';

const actions = Object.keys(deploymentCan) as DeploymentAction[];
const ACTIONS = `query ($id: ID!) { node(id: $id) { ... on Deployment {
  viewerCan { update { code } scale { code } restart { code } restoreVersion { code } delete { code } } } } }`;
type States = Record<DeploymentAction, { code: string | null }>;

/** The action states that the gateway returns for a deployment in this situation. */
async function actionStates(
  status: DeploymentStatus,
  clusterStatus: string,
  permission: string,
): Promise<States> {
  const { execute, gateway } = testGateway({
    upstream: {
      'GET /api/user': { data: userJson({ permission }) },
      'GET /api/clusters/c1': { data: [clusterJson({ status: clusterStatus })] },
      'GET /api/deployments/web': { data: deploymentJson('web', { status }) },
    },
  });
  const id = idOf('Deployment', 'web');
  const { data } = await execute<{ node: { viewerCan: States } }>(ACTIONS, { id }, { token: TEST_TOKEN });
  await gateway.stop();
  return (data as { node: { viewerCan: States } }).node.viewerCan;
}

/** The code of a refusal; what is being deleted is busy too. */
function codeOf(action: DeploymentAction, status: DeploymentStatus, clusterStatus: string): string | null {
  const isRefusedByItself = !deploymentCan[action].some((one) => one === status);
  // While an action is in progress the gateway returns BUSY before it reads the cluster: that costs no call.
  const blocker = deploymentBlocker(action, {
    status,
    clusterStatus: isRefusedByItself ? 'active' : clusterStatus,
  });
  return blocker === 'deleting' ? 'BUSY' : (blocker?.toUpperCase() ?? null);
}

describe('the permissions of a deployment', () => {
  const situations = deploymentStatuses.flatMap((status) =>
    ['active', 'archived', 'updating'].map((clusterStatus) => ({ status, clusterStatus })),
  );
  it.each(situations)(
    'are the same in platform and gateway when it is $status on a cluster that is $clusterStatus',
    async ({ status, clusterStatus }) => {
      const states = await actionStates(status, clusterStatus, 'owner');
      for (const action of actions)
        expect([action, states[action].code]).toEqual([action, codeOf(action, status, clusterStatus)]);
    },
  );

  it.each(permissions)('allow the role %s in the gateway what the platform allows', async (permission) => {
    const { update } = await actionStates('deployed', 'active', permission);
    expect(update.code).toBe(can(permission, 'deployments.manage') ? null : 'FORBIDDEN');
  });
});
