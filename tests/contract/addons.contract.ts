import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addonJson, catalogJson, clusterJson, idOf, userJson } from '../../gateway/domains/testing.ts';
import { TEST_TOKEN, testGateway } from '../../gateway/testing.ts';
import { can } from '../../platform/domains/account/account.rules.ts';
import {
  addonActions,
  addonBlocker,
  addonStatuses,
  isMoving,
  type AddonSituation,
  type AddonStatus,
} from '../../platform/domains/addons/addons.rules.ts';
import { permissions } from '../../gateway/domains/account/account.upstream.ts';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

const ACTIONS = `query ($id: ID!) { node(id: $id) { ... on Addon {
  viewerCan { install { code } upgrade { code } rollback { code } uninstall { code } } } } }`;
type Actions = { node: { viewerCan: Record<(typeof addonActions)[number], { code: string | null }> } };

/** The action states the gateway returns for add-on `tested` in this situation, from responses like the platform's. */
async function actionStates(now: AddonSituation, permission: string): Promise<Actions['node']['viewerCan']> {
  const row = { status: now.status, version: now.version, previous_version: now.previousVersion };
  const isInstalled = now.status !== 'not_installed' && now.status !== 'uninstalled';
  const { execute, gateway } = testGateway({
    upstream: {
      'GET /api/user': { data: userJson({ permission }) },
      'GET /api/clusters/c1': { data: [clusterJson({ status: now.clusterStatus })] },
      'GET /api/addons/catalog': {
        data: [
          catalogJson('tested', [...now.missing], {
            required: now.isRequired,
            default_version: now.latestVersion,
          }),
          catalogJson('other'),
          ...now.dependents.map((name) => catalogJson(name, ['tested'])),
        ],
      },
      'GET /api/clusters/c1/addons': {
        data: [
          ...(isInstalled ? [addonJson('tested', row)] : []),
          ...now.dependents.map((name) => addonJson(name)),
        ],
      },
    },
  });
  const { data } = await execute<Actions>(ACTIONS, { id: idOf('Addon', 'c1:tested') }, { token: TEST_TOKEN });
  await gateway.stop();
  return (data as Actions).node.viewerCan;
}

const installedAddon: AddonSituation = {
  status: 'installed',
  version: '1.0.0',
  previousVersion: '0.9.0',
  latestVersion: '2.0.0',
  isRequired: false,
  missing: [],
  dependents: [],
  clusterStatus: 'active',
  isGitopsEnabled: false,
};
const versionOf = (status: AddonStatus) =>
  status === 'not_installed' || status === 'uninstalled' ? { version: null, previousVersion: null } : {};

describe('the permissions of an add-on', () => {
  const variations: Partial<AddonSituation>[] = [
    {},
    { clusterStatus: 'archived' },
    { clusterStatus: 'inactive' },
    { missing: ['other'] },
    { dependents: ['needy'] },
    { isRequired: true },
    { version: '2.0.0' },
    { previousVersion: null },
  ];
  it.each(addonStatuses.flatMap((status) => variations.map((variation) => ({ status, variation }))))(
    'are the same in platform and gateway for $status with $variation',
    async ({ status, variation }) => {
      const now = { ...installedAddon, ...variation, status, ...versionOf(status) };
      const states = await actionStates(now, 'owner');
      for (const action of addonActions) {
        // While an action is in progress the gateway returns BUSY before it reads the cluster: that costs no call.
        const rule = isMoving(status) ? 'busy' : addonBlocker(action, 'tested', now);
        expect([action, states[action].code]).toEqual([action, rule?.toUpperCase() ?? null]);
      }
    },
  );

  it.each(permissions)('allow the role %s in the gateway what the platform allows', async (permission) => {
    const { install } = await actionStates(
      { ...installedAddon, status: 'not_installed', ...versionOf('not_installed') },
      permission,
    );
    expect(install.code).toBe(can(permission, 'addons.manage') ? null : 'FORBIDDEN');
  });
});

describe('an add-on on a real cluster', () => {
  let stack: ContractStack;
  let owner: Caller;
  beforeAll(async () => {
    stack = await startContractStack({ worlds: ['demo'] });
    owner = await stack.signIn('owner@demo.test');
  });
  afterAll(() => stack.stop());

  const LIST = `{ viewer { account { clusters(first: 1, filter: { search: "us-staging" }) { edges { node { id
    addons(first: 100) { edges { node { id name status viewerCan { install { allowed code } } catalog { latestVersion } } } } } } } } } }`;
  interface List {
    viewer: {
      account: { clusters: { edges: { node: { id: string; addons: { edges: { node: Listed }[] } } }[] } };
    };
  }
  interface Listed {
    id: string;
    name: string;
    status: string;
    viewerCan: { install: { allowed: boolean; code: string | null } };
  }
  const INSTALL = `mutation ($input: InstallAddonInput!) { installAddon(input: $input) { __typename
    ... on InstallAddonPayload { addon { id status } } ... on RefusedError { code message } } }`;
  const EVENTS = `subscription ($id: ID!) { addonChanged(clusterId: $id) { isResync
    addon { id name status progress } affectedAddons { name status viewerCan { uninstall { allowed } } } } }`;
  interface Events {
    addonChanged: {
      addon: { name: string; status: string; progress: number | null } | null;
      affectedAddons: { name: string; status: string }[];
    };
  }

  it('is installed while another session receives the progress and the changed add-ons', async () => {
    const list = await stack.run<List>(LIST, {}, owner);
    const cluster = list.viewer.account.clusters.edges[0]?.node;
    const free = cluster?.addons.edges
      .map(({ node }) => node)
      .find(({ viewerCan }) => viewerCan.install.allowed);
    const blocked = cluster?.addons.edges
      .map(({ node }) => node)
      .find(({ viewerCan }) => viewerCan.install.code === 'MISSING_DEPENDENCIES');
    const other = await stack.signIn('owner@demo.test');
    const events = await stack.subscribe<Events>(EVENTS, { id: cluster?.id }, other);
    const refused = await stack.run(
      INSTALL,
      { input: { clusterId: cluster?.id, name: blocked?.name } },
      owner,
    );
    expect(refused).toMatchObject({
      installAddon: { __typename: 'RefusedError', code: 'MISSING_DEPENDENCIES' },
    });
    const started = await stack.run(INSTALL, { input: { clusterId: cluster?.id, name: free?.name } }, owner);
    expect(started).toMatchObject({ installAddon: { addon: { id: free?.id, status: 'INSTALLING' } } });
    await events.until(({ addonChanged: { addon } }) => addon?.status === 'INSTALLING');
    const done = await events.until(
      ({ addonChanged: { addon } }) => addon?.name === free?.name && addon?.status === 'INSTALLED',
    );
    expect(done.addonChanged.addon?.progress).toBe(100);
    expect(done.addonChanged.affectedAddons).toContainEqual(
      expect.objectContaining({ name: free?.name, status: 'INSTALLED' }),
    );
    await events.stop();
  });

  it('is installed together with its dependencies in the order of the preview', async () => {
    const cluster = (await stack.run<List>(LIST, {}, owner)).viewer.account.clusters.edges[0]?.node;
    const blocked = cluster?.addons.edges
      .map(({ node }) => node)
      .find(({ viewerCan }) => viewerCan.install.code === 'MISSING_DEPENDENCIES');
    const input = { clusterId: cluster?.id, name: blocked?.name, withDependencies: true };
    const plan = `mutation ($input: InstallAddonInput!) { installAddon(input: $input) { __typename
      ... on ChangePreview { changes { path after } } } }`;
    type Planned = { installAddon: { changes: { path: string; after: string }[] } };
    const planned = await stack.run<Planned>(plan, { input: { ...input, dryRun: true } }, owner);
    const names = planned.installAddon.changes.map(({ path }) => path.replace('addons.', ''));
    expect([names.length > 1, names.at(-1)]).toEqual([true, blocked?.name]);
    const events = await stack.subscribe<Events>(EVENTS, { id: cluster?.id }, owner);
    // Tests shorten the simulated time so much that an add-on may be installed before the order's response.
    expect(await stack.run(INSTALL, { input }, owner)).toMatchObject({
      installAddon: { addon: { status: expect.stringMatching(/^(INSTALLING|INSTALLED)$/) as string } },
    });
    for (const name of names) {
      await events.until(
        ({ addonChanged: { addon } }) => addon?.name === name && addon.status === 'INSTALLED',
      );
    }
    await events.stop();
  });
});
