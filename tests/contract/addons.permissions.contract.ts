import { describe, expect, it } from 'vitest';
import { permissions } from '../../gateway/domains/account/account.upstream.ts';
import { addonJson, catalogJson, clusterJson, idOf, userJson } from '../../gateway/domains/testing.ts';
import { readConfig } from '../../gateway/config.ts';
import { testGateway } from '../../gateway/testing.ts';
import {
  addonActions,
  addonBlocker,
  addonStatuses,
  isMoving,
  type AddonSituation,
  type AddonStatus,
} from '../../platform/domains/addons/addons.rules.ts';
import { can } from '../../platform/domains/account/account.rules.ts';
import { clusterStatuses } from '../../platform/domains/clusters/clusters.rules.ts';

type Codes<Action extends string> = Record<Action, { code: string | null }>;
const ADDON_ACTIONS = 'viewerCan { install { code } upgrade { code } rollback { code } uninstall { code } }';

describe('add-on permissions', () => {
  const flags = [false, true];
  /** Every combination of conditions of one add-on on one cluster, apart from the state of the cluster itself. */
  const cases = addonStatuses.flatMap((status) =>
    flags.flatMap((isMissing) =>
      flags.flatMap((isNeeded) =>
        flags.flatMap((isRequired) =>
          flags.flatMap((isLatest) =>
            flags.map((hasPrevious) => ({
              status,
              isMissing,
              isNeeded,
              isRequired,
              isLatest,
              hasPrevious,
              name:
                [status, isMissing, isNeeded, isRequired, isLatest, hasPrevious].map(Number).join('') +
                status,
            })),
          ),
        ),
      ),
    ),
  );
  type Case = (typeof cases)[number];
  const isAbsent = (status: AddonStatus) => status === 'not_installed' || status === 'uninstalled';
  const situationOf = (one: Case, clusterStatus: string): AddonSituation => ({
    status: one.status,
    version: isAbsent(one.status) ? null : one.isLatest ? '2.0.0' : '1.0.0',
    previousVersion: one.hasPrevious && !isAbsent(one.status) ? '0.9.0' : null,
    latestVersion: '2.0.0',
    isRequired: one.isRequired,
    missing: one.isMissing ? ['nowhere'] : [],
    dependents: one.isNeeded ? [`${one.name}-user`] : [],
    clusterStatus,
    isGitopsEnabled: false,
  });
  const catalog = [
    catalogJson('nowhere'),
    ...cases.flatMap((one) => [
      catalogJson(one.name, one.isMissing ? ['nowhere'] : [], { required: one.isRequired }),
      ...(one.isNeeded ? [catalogJson(`${one.name}-user`, [one.name])] : []),
    ]),
  ];
  const rows = cases.flatMap((one) => {
    const { status, version, previousVersion: previous_version } = situationOf(one, 'active');
    return [
      ...(status === 'not_installed' ? [] : [addonJson(one.name, { status, version, previous_version })]),
      ...(one.isNeeded ? [addonJson(`${one.name}-user`)] : []),
    ];
  });
  /** While an action is in progress the gateway returns BUSY before it checks role and cluster: that costs no call. */
  const expected = (
    one: Case,
    action: (typeof addonActions)[number],
    clusterStatus: string,
    isPermitted: boolean,
  ) => {
    if (isMoving(one.status)) return 'BUSY';
    if (!isPermitted) return 'FORBIDDEN';
    return addonBlocker(action, one.name, situationOf(one, clusterStatus))?.toUpperCase() ?? null;
  };
  const liveStatuses = clusterStatuses.filter((status) => status !== 'deleted');

  it.each(liveStatuses.flatMap((status) => permissions.map((permission) => [status, permission] as const)))(
    'are the same in platform and gateway on a cluster that is %s, for the role %s',
    async (clusterStatus, permission) => {
      const { execute, stop } = testGateway({
        config: { limits: { ...readConfig({}).limits, cost: 10_000_000 } },
        upstream: {
          'GET /api/user': { data: userJson({ permission }) },
          'GET /api/clusters/c1': { data: [clusterJson({ status: clusterStatus })] },
          'GET /api/addons/catalog': { data: catalog },
          'GET /api/clusters/c1/addons': { data: rows },
        },
      });
      const isPermitted = can(permission, 'addons.manage');
      for (let i = 0; i < cases.length; i += 96) {
        const some = cases.slice(i, i + 96);
        const { data } = await execute<{ nodes: { viewerCan: Codes<(typeof addonActions)[number]> }[] }>(
          `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Addon { ${ADDON_ACTIONS} } } }`,
          { ids: some.map(({ name }) => idOf('Addon', `c1:${name}`)) },
        );
        const received = some.map(({ name }, at) => [
          name,
          ...addonActions.map((action) => data?.nodes[at]?.viewerCan[action].code),
        ]);
        expect(received).toEqual(
          some.map((one) => [
            one.name,
            ...addonActions.map((action) => expected(one, action, clusterStatus, isPermitted)),
          ]),
        );
      }
      await stop();
    },
  );
});
