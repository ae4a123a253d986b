import { describe, expect, it } from 'vitest';
import { permissions } from '../../gateway/domains/account/account.upstream.ts';
import { postgresJson, postgresListJson } from '../../gateway/domains/postgres/postgres.testing.ts';
import { clusterJson, idOf, userJson } from '../../gateway/domains/testing.ts';
import { TEST_TOKEN, testGateway } from '../../gateway/testing.ts';
import { can } from '../../platform/domains/account/account.rules.ts';
import { postgresRefusal } from '../../platform/domains/postgres/postgres.refusals.ts';
import {
  postgresBlocker,
  postgresCan,
  postgresStatuses,
  type PostgresAction,
  type PostgresStatus,
} from '../../platform/domains/postgres/postgres.rules.ts';

/** Actions of the graph and those of the platform. */
const actions = {
  update: 'update',
  delete: 'delete',
  restore: 'restore',
  backUp: 'backUp',
  failOver: 'failover',
  resetPassword: 'changePassword',
} as const satisfies Record<string, PostgresAction>;
type GraphAction = keyof typeof actions;
const names = Object.keys(actions) as GraphAction[];

const ACTIONS = `query ($id: ID!) { node(id: $id) { ... on PostgresCluster {
  viewerCan { ${names.map((name) => `${name} { code message }`).join(' ')} } } } }`;
type States = Record<GraphAction, { code: string | null; message: string | null }>;

interface Situation {
  status: PostgresStatus;
  clusterStatus: string;
  hasBackups: boolean;
  hasReplica: boolean;
  deletesBackups: boolean;
}

/** The action states that the gateway returns for a database in this situation. */
async function actionStates(now: Situation, permission: string): Promise<States> {
  const { status, clusterStatus, hasBackups, hasReplica, deletesBackups } = now;
  const listed = postgresJson('db', {
    status,
    backup_enabled: hasBackups,
    deletes_backups: deletesBackups,
    ...(hasReplica ? {} : { instances: [] }),
  });
  const { execute, gateway } = testGateway({
    upstream: {
      'GET /api/user': { data: userJson({ permission }) },
      'GET /api/clusters/c1': { data: [clusterJson({ status: clusterStatus })] },
      'GET /api/clusters/c1/apps/postgres/clusters': postgresListJson(listed),
    },
  });
  const id = idOf('PostgresCluster', 'c1:pg-db');
  const { data } = await execute<{ node: { viewerCan: States } }>(ACTIONS, { id }, { token: TEST_TOKEN });
  await gateway.stop();
  return (data as { node: { viewerCan: States } }).node.viewerCan;
}

/** The refusal of the platform; null if the action may start. */
function refusalOf(name: GraphAction, now: Situation) {
  const { status, clusterStatus, hasBackups, hasReplica, deletesBackups } = now;
  // Deleting a deleted one forgets its backups.
  const action = name === 'delete' && status === 'uninstalled' ? 'forget' : actions[name];
  const isMoving = !['installed', 'failed', 'uninstall_failed', 'uninstalled'].includes(status);
  const isRefusedByItself = !postgresCan[action].some((one) => one === status);
  const blocker = postgresBlocker(action, {
    status,
    // While an action is in progress the gateway returns BUSY before it reads the cluster: that costs no call.
    clusterStatus: isMoving && isRefusedByItself ? 'active' : clusterStatus,
    config: { backup_enabled: hasBackups },
    deletesBackups,
    observed: hasReplica
      ? {
          instances: [{ name: 'db-2', role: 'replica', ready: true, restartCount: 0, node: null }],
        }
      : null,
  });
  return blocker && postgresRefusal(blocker);
}

describe('the permissions of a database', () => {
  const flags = [true, false];
  const situations = postgresStatuses.flatMap((status) =>
    ['active', 'archived', 'updating'].flatMap((clusterStatus) =>
      flags.flatMap((has) =>
        flags.map((deletesBackups) => ({
          ...{ status, clusterStatus, hasBackups: has, hasReplica: has, deletesBackups },
        })),
      ),
    ),
  );

  it.each(situations)(
    'are the same in platform and gateway when it is $status on a cluster that is $clusterStatus, with backups and replica: $hasBackups, deletes backups: $deletesBackups',
    async (now) => {
      const states = await actionStates(now, 'owner');
      for (const name of names) {
        const refusal = refusalOf(name, now);
        const { code, message } = states[name];
        expect([name, code?.toLowerCase() ?? null, message]).toEqual([
          name,
          refusal?.code ?? null,
          refusal?.message ?? null,
        ]);
      }
    },
  );

  it.each(permissions)('allow the role %s in the gateway what the platform allows', async (permission) => {
    const now = {
      status: 'installed',
      clusterStatus: 'active',
      hasBackups: true,
      hasReplica: true,
      deletesBackups: false,
    } as const;
    const { update } = await actionStates(now, permission);
    expect(update.code).toBe(can(permission, 'apps.manage') ? null : 'FORBIDDEN');
  });
});
