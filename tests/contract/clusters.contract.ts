import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { permissions } from '../../gateway/domains/account/account.upstream.ts';
import { clusterJson, idOf, usageJson, userJson } from '../../gateway/domains/testing.ts';
import { TEST_TOKEN, testGateway } from '../../gateway/testing.ts';
import { clusterBlocker, clusterStatuses, isMoving } from '../../platform/domains/clusters/clusters.rules.ts';
import { clusterInput, CREATE_CLUSTER, freshName, type CreateClusterData } from '../support/contractForms.ts';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

const actions = ['archive', 'unarchive', 'delete', 'protect', 'unprotect', 'update'] as const;
const ACTIONS = `query ($id: ID!) { node(id: $id) { ... on Cluster {
  viewerCan { archive { code } unarchive { code } delete { code } protect { code } unprotect { code } update { code } } } } }`;
type Actions = { node: { viewerCan: Record<(typeof actions)[number], { code: string | null }> } };

describe('the permissions of a cluster', () => {
  const situations = clusterStatuses
    .filter((status) => status !== 'deleted')
    .flatMap((status) =>
      [true, false].flatMap((isProtected) =>
        permissions.map((permission) => ({ status, isProtected, permission })),
      ),
    );
  it.each(situations)(
    'are the same in platform and gateway: $status, protected $isProtected, $permission',
    async ({ status, isProtected, permission }) => {
      const { execute, gateway } = testGateway({
        upstream: {
          'GET /api/user': { data: userJson({ permission }) },
          'GET /api/account/current-usage': { data: usageJson() },
          'GET /api/clusters/c1': { data: [clusterJson({ status, protected: isProtected })] },
        },
      });
      const { data } = await execute<Actions>(ACTIONS, { id: idOf('Cluster', 'c1') }, { token: TEST_TOKEN });
      await gateway.stop();
      for (const action of actions) {
        const now = { status, isProtected, permission, isOverLimit: false };
        const rule = clusterBlocker(action, now);
        const code = (data as Actions).node.viewerCan[action].code;
        // While an action is in progress the gateway returns BUSY before it checks the role: that costs no call.
        const isEarly = isMoving(status) && rule === 'forbidden' && code === 'BUSY';
        expect([action, isEarly ? 'FORBIDDEN' : code]).toEqual([action, rule?.toUpperCase() ?? null]);
      }
    },
  );
});

describe('a cluster', () => {
  let stack: ContractStack;
  let owner: Caller;
  beforeAll(async () => {
    stack = await startContractStack({ worlds: ['demo', 'two-accounts', 'at-limit'] });
    owner = await stack.signIn('owner@demo.test');
  });
  afterAll(() => stack.stop());

  const EVENTS = `subscription { clusterChanged { isResync deletedClusterId
    cluster { id status progress } createdCluster { id name } settledCluster { id status apiEndpoint } } }`;
  interface Events {
    clusterChanged: {
      deletedClusterId: string | null;
      cluster: { id: string; status: string; progress: number | null } | null;
      createdCluster: { id: string; name: string } | null;
      settledCluster: { id: string; status: string; apiEndpoint: string | null } | null;
    };
  }
  type List = { viewer: { account: { clusters: { edges: { node: { id: string } }[] } } } };
  const DELETE = `mutation ($id: ID!, $token: String) { deleteCluster(input: { id: $id, temporaryToken: $token }) {
    __typename ... on DeleteClusterPayload { cluster { status } } ... on RefusedError { code }
    ... on InputError { issues { path code } } } }`;

  it('is created and deleted with live events for its account and none for another', async () => {
    const events = await stack.subscribe<Events>(EVENTS, {}, await stack.signIn('developer@demo.test'));
    const stranger = await stack.subscribe<Events>(EVENTS, {}, await stack.signIn('two-accounts@demo.test'));
    const input = clusterInput();
    const { createCluster } = await stack.run<CreateClusterData>(CREATE_CLUSTER, { input }, owner);
    const id = createCluster.cluster?.id ?? '';
    const created = await events.until(({ clusterChanged }) => clusterChanged.createdCluster?.id === id);
    expect(created.clusterChanged.createdCluster?.name).toBe(input.name);
    await events.until(
      ({ clusterChanged: { cluster } }) => cluster?.id === id && (cluster.progress ?? 0) > 10,
    );
    const settled = await events.until(({ clusterChanged }) => clusterChanged.settledCluster?.id === id);
    expect(settled.clusterChanged.settledCluster).toMatchObject({ status: 'ACTIVE' });
    expect(settled.clusterChanged.settledCluster?.apiEndpoint).toMatch(/^https:\/\//);
    await stack.run(DELETE, { id }, owner);
    await events.until(({ clusterChanged }) => clusterChanged.deletedClusterId === id);
    expect(JSON.stringify(stranger.items)).not.toContain(id);
    await Promise.all([events.stop(), stranger.stop()]);
  });

  it('is created only once by concurrent mutations with the same name', async () => {
    // Deletes the failed cluster so that the plan allows both mutations and only the name is in conflict.
    const search = `{ viewer { account { clusters(first: 1, filter: { search: "analytics" }) { edges { node { id } } } } } }`;
    const failed = (await stack.run<List>(search, {}, owner)).viewer.account.clusters.edges[0]?.node.id;
    // Its servers are in another project than that of the saved token.
    expect(await stack.run(DELETE, { id: failed }, owner)).toMatchObject({
      deleteCluster: { issues: [{ path: 'temporaryToken', code: 'OTHER_PROJECT' }] },
    });
    await stack.run(DELETE, { id: failed, token: 'quota'.padEnd(64, '0') }, owner);
    await eventually(async () =>
      expect((await stack.run<List>(search, {}, owner)).viewer.account.clusters.edges).toEqual([]),
    );
    const input = clusterInput({ name: freshName('twice') });
    const results = await Promise.all(
      [1, 2].map(() => stack.run<CreateClusterData>(CREATE_CLUSTER, { input }, owner)),
    );
    const kinds = results.map(({ createCluster }) => createCluster.__typename).sort();
    expect(kinds).toEqual(['CreateClusterPayload', 'InputError']);
    const refused = results.find(({ createCluster }) => createCluster.__typename === 'InputError');
    expect(refused?.createCluster.issues).toEqual([
      expect.objectContaining({ path: 'name', code: 'NAME_TAKEN' }),
    ]);
  });

  it('is refused beyond the limit of the plan', async () => {
    const full = await stack.signIn('at-limit@demo.test');
    const { createCluster } = await stack.run<CreateClusterData>(
      CREATE_CLUSTER,
      { input: clusterInput() },
      full,
    );
    expect(createCluster).toMatchObject({
      __typename: 'PlanLimitError',
      limit: 1,
      current: 1,
      plan: 'STANDARD',
    });
  });

  it('is updated after a dry run, and an update based on an outdated revision is a conflict', async () => {
    const UPDATE = `mutation ($input: UpdateClusterInput!) { updateCluster(input: $input) {
      __typename
      ... on UpdateClusterPayload { cluster { status progress revision } }
      ... on ChangePreview { changes { path before after isOneWay restarts } warnings { code }
        monthlyPriceBefore { amount } monthlyPriceAfter { amount } }
      ... on ConflictError { changedBy changes { path before after } cluster { revision } }
      ... on InputError { issues { path code } }
      ... on RefusedError { code } } }`;
    interface Updated {
      updateCluster: Record<string, unknown> & { __typename: string };
    }
    const READ = `query ($id: ID!) { cluster(id: $id) { status revision isHighAvailability k3sVersion k3sUpgrades
      pendingUpdate { changes { path } } monthlyPrice { amount } viewerCan { update { allowed } } } }`;
    interface Read {
      cluster: { status: string; revision: number; monthlyPrice: { amount: string } } & Record<
        string,
        unknown
      >;
    }
    const input = clusterInput({ k3sVersion: 'v1.32.1+k3s1' });
    const created = await stack.run<CreateClusterData>(CREATE_CLUSTER, { input }, owner);
    const id = created.createCluster.cluster?.id ?? '';
    const read = async () => (await stack.run<Read>(READ, { id }, owner)).cluster;
    const send = async (more: object, caller = owner) =>
      (await stack.run<Updated>(UPDATE, { input: { id, ...more } }, caller)).updateCluster;
    expect(await send({ isHighAvailability: true })).toMatchObject({ code: 'BUSY' });
    await eventually(async () => expect((await read()).status).toBe('ACTIVE'));
    const { revision, monthlyPrice } = await read();

    expect(await send({ revision, isHighAvailability: true, dryRun: true })).toMatchObject({
      __typename: 'ChangePreview',
      changes: [{ path: 'isHighAvailability', before: 'off', after: 'on', isOneWay: true, restarts: 'NONE' }],
      warnings: [{ code: 'HA_SERVERS' }, { code: 'API_ADDRESS' }],
      monthlyPriceBefore: { amount: monthlyPrice.amount },
    });
    expect(await send({ revision, k3sVersion: 'v1.31.12+k3s1' })).toMatchObject({
      issues: [{ path: 'k3sVersion', code: 'OLDER_VERSION' }],
    });
    const admin = await stack.signIn('admin@demo.test');
    const started = await send({ revision, isHighAvailability: true, k3sVersion: 'v1.33.4+k3s1' }, admin);
    expect(started).toMatchObject({ cluster: { status: 'UPDATING', progress: 0, revision: revision + 1 } });
    await eventually(async () => expect((await read()).status).toBe('ACTIVE'));
    expect(await read()).toMatchObject({
      isHighAvailability: true,
      k3sVersion: 'v1.33.4+k3s1',
      k3sUpgrades: [],
      pendingUpdate: null,
      viewerCan: { update: { allowed: true } },
    });
    expect(Number((await read()).monthlyPrice.amount)).toBeGreaterThan(Number(monthlyPrice.amount));
    expect(await send({ revision, schedulesWorkloadsOnControlPlane: true })).toMatchObject({
      __typename: 'ConflictError',
      changes: expect.arrayContaining([
        { path: 'k3sVersion', before: 'v1.32.1+k3s1', after: 'v1.33.4+k3s1' },
        { path: 'isHighAvailability', before: 'off', after: 'on' },
      ]) as object[],
      cluster: { revision: revision + 1 },
    });
    await stack.run(DELETE, { id }, owner);
    await eventually(async () => expect(await read()).toBeNull());
  });

  it('is previewed with price and quota by a dry run that creates nothing', async () => {
    const DRY = `mutation ($input: CreateClusterInput!) { createCluster(input: $input) { __typename
      ... on ChangePreview { monthlyPriceBefore { amount } quota { used after limit } } } }`;
    const input = clusterInput({ dryRun: true });
    const { createCluster } = await stack.run<{ createCluster: object }>(DRY, { input }, owner);
    expect(createCluster).toMatchObject({
      __typename: 'ChangePreview',
      monthlyPriceBefore: null,
      quota: { limit: 5 },
    });
    const search = `{ viewer { account { clusters(first: 1, filter: { search: "${input.name}" }) { edges { node { id } } } } } }`;
    expect((await stack.run<List>(search, {}, owner)).viewer.account.clusters.edges).toEqual([]);
  });

  it('is not found from another account', async () => {
    const list = '{ viewer { account { clusters(first: 1) { edges { node { id } } } } } }';
    const mine = (await stack.run<List>(list, {}, owner)).viewer.account.clusters.edges[0]?.node.id ?? '';
    const stranger = await stack.signIn('two-accounts@demo.test');
    expect(
      await stack.run(
        'query ($id: ID!) { node(id: $id) { id } cluster(id: $id) { id } }',
        { id: mine },
        stranger,
      ),
    ).toEqual({
      node: null,
      cluster: null,
    });
    const { data, codes } = await stack.execute(DELETE, { id: mine }, stranger);
    expect([data, codes]).toEqual([null, ['NOT_FOUND']]);
  });
});
