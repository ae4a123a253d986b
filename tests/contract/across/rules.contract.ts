import { eq, inArray } from 'drizzle-orm';
import { getNamedType, isObjectType } from 'graphql/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../../gateway/domains/testing.ts';
import { clusterAddons } from '../../../platform/db/schema/addons.ts';
import { clusters } from '../../../platform/db/schema/clusters.ts';
import { clusterGitops } from '../../../platform/db/schema/gitops.ts';
import { clusterRegistries } from '../../../platform/db/schema/registries.ts';
import { addonStatuses } from '../../../platform/domains/addons/addons.rules.ts';
import { can, type Action } from '../../../platform/domains/account/account.rules.ts';
import { clusterStatuses } from '../../../platform/domains/clusters/clusters.rules.ts';
import { gitopsStatuses } from '../../../platform/domains/gitops/gitops.rules.ts';
import { registryJob, registryJobKey } from '../../../platform/domains/registries/registries.kinds.ts';
import { clusterRegistryStatuses } from '../../../platform/domains/registries/registries.rules.ts';
import { clusterInput, freshCloudToken } from '../../support/contractForms.ts';
import { createSampleObjects, registryId } from '../../support/sampleObjects.ts';
import { objectsIn, unlimited } from '../../support/schemaWalk.ts';
import { bearer, startContractStack, type Caller, type ContractStack } from '../../support/contractStack.ts';

/** The mutation or download that carries out an action. */
interface Attempt {
  /** The permission it requires. */
  needs: Action;
  /** The mutation, with the variables below; or a file to download. */
  field?: string;
  file?: string;
  /** True if it changes nothing when it succeeds, so it may also be tried where it is allowed. */
  isHarmless?: boolean;
  /** True if the mutation is a dry run, which needs only the scope to read. */
  isDryRun?: boolean;
}

/** A refusal as an ActionState or as the result of the mutation; both must have the same code and message. */
interface Refusal {
  code: string | null;
  message: string | null;
}

const onCluster = (field: string): Attempt => ({ needs: 'clusters.manage', field });
const attempts: Record<string, Attempt> = {
  'ClusterPermissions.archive': onCluster('archiveCluster(input: { id: $cluster })'),
  'ClusterPermissions.unarchive': onCluster('unarchiveCluster(input: { id: $cluster })'),
  'ClusterPermissions.delete': onCluster('deleteCluster(input: { id: $cluster })'),
  'ClusterPermissions.protect': onCluster('protectCluster(input: { id: $cluster })'),
  'ClusterPermissions.unprotect': onCluster('unprotectCluster(input: { id: $cluster })'),
  'ClusterPermissions.retry': onCluster('retryCluster(input: { id: $cluster })'),
  'ClusterPermissions.update': {
    ...onCluster('updateCluster(input: { id: $cluster, hasEmbeddedRegistryMirror: true, dryRun: true })'),
    isHarmless: true,
    isDryRun: true,
  },
  'ClusterPermissions.editNodePools': {
    ...onCluster('updateNodePools(input: { clusterId: $cluster, nodePools: $pools, dryRun: true })'),
    isHarmless: true,
    isDryRun: true,
  },
  'ClusterPermissions.syncNodePools': {
    ...onCluster('syncNodePools(input: { clusterId: $cluster, dryRun: true })'),
    isHarmless: true,
    isDryRun: true,
  },
  'ClusterPermissions.manageNodes': onCluster('cordonNode(input: { id: $node })'),
  'ClusterPermissions.editManifests': onCluster(
    'updateManifest(input: { clusterId: $cluster, kind: SERVICE, namespace: "default", name: "kubernetes", manifest: "kind: Service", revision: "" })',
  ),
  'ClusterPermissions.applyRegistry': {
    needs: 'registries.apply',
    field: 'applyRegistry(input: { clusterId: $cluster, registryId: $registry })',
  },
  'ClusterPermissions.manageSecrets': {
    needs: 'cluster_secrets.manage',
    field:
      'createKubernetesSecret(input: { clusterId: $cluster, name: "walk", namespace: "default", literals: [{ key: "A", value: "b" }] })',
  },
  'ClusterRegistryPermissions.reapply': {
    needs: 'registries.apply',
    field: 'reapplyRegistry(input: { id: $applied })',
  },
  'ClusterRegistryPermissions.remove': {
    needs: 'registries.apply',
    field: 'removeClusterRegistry(input: { id: $applied })',
  },
  'ClusterRegistryPermissions.setDefault': {
    needs: 'registries.apply',
    field: 'setDefaultRegistry(input: { clusterId: $cluster, registryId: $registry })',
  },
  'ClusterPermissions.createDeployment': {
    needs: 'deployments.manage',
    field:
      'createDeployment(input: { clusterId: $cluster, name: "walk", imageRepository: "nginx", imageTag: "1.27", dryRun: true })',
    isHarmless: true,
    isDryRun: true,
  },
  'DeploymentPermissions.update': {
    needs: 'deployments.manage',
    field: 'updateDeployment(input: { id: $deployment, replicas: 1, dryRun: true })',
    isHarmless: true,
    isDryRun: true,
  },
  'DeploymentPermissions.scale': {
    needs: 'deployments.manage',
    field: 'scaleDeployment(input: { id: $deployment, replicas: 1 })',
  },
  'DeploymentPermissions.restart': {
    needs: 'deployments.manage',
    field: 'restartDeployment(input: { id: $deployment })',
  },
  'DeploymentPermissions.restoreVersion': {
    needs: 'deployments.manage',
    field: 'restoreDeploymentVersion(input: { id: $version })',
  },
  'DeploymentPermissions.delete': {
    needs: 'deployments.manage',
    field: 'deleteDeployment(input: { id: $deployment })',
  },
  'AppPermissions.install': {
    needs: 'apps.manage',
    field: 'installApp(input: { clusterId: $cluster, name: "valkey", dryRun: true })',
    isHarmless: true,
    isDryRun: true,
  },
  'InstalledAppPermissions.configure': {
    needs: 'apps.manage',
    field: 'configureApp(input: { id: $installed, settings: [], dryRun: true })',
    isHarmless: true,
    isDryRun: true,
  },
  'InstalledAppPermissions.upgrade': {
    needs: 'apps.manage',
    field: 'upgradeApp(input: { id: $installed })',
  },
  'InstalledAppPermissions.rollback': {
    needs: 'apps.manage',
    field: 'rollbackApp(input: { id: $installed })',
  },
  'InstalledAppPermissions.retry': {
    needs: 'apps.manage',
    field: 'retryApp(input: { id: $installed })',
  },
  'InstalledAppPermissions.uninstall': {
    needs: 'apps.manage',
    field: 'uninstallApp(input: { id: $installed })',
  },
  'ClusterPermissions.createPostgresCluster': {
    needs: 'apps.manage',
    field: 'createPostgresCluster(input: { clusterId: $cluster, name: "walk-db", dryRun: true })',
    isHarmless: true,
    isDryRun: true,
  },
  'ClusterPermissions.restorePostgresCluster': {
    needs: 'apps.manage',
    field: 'restorePostgresCluster(input: { sourceId: $database, name: "walk-db", dryRun: true })',
    isHarmless: true,
    isDryRun: true,
  },
  'PostgresPermissions.restore': {
    needs: 'apps.manage',
    field: 'restorePostgresCluster(input: { sourceId: $database, name: "walk-db", dryRun: true })',
    isHarmless: true,
    isDryRun: true,
  },
  'PostgresPermissions.update': {
    needs: 'apps.manage',
    field: 'updatePostgresCluster(input: { id: $database, storageGib: 20, dryRun: true })',
    isHarmless: true,
    isDryRun: true,
  },
  'PostgresPermissions.delete': {
    needs: 'apps.manage',
    field: 'deletePostgresCluster(input: { id: $database, dryRun: true })',
    isHarmless: true,
    isDryRun: true,
  },
  'PostgresPermissions.backUp': {
    needs: 'apps.manage',
    field: 'backUpPostgresCluster(input: { id: $database })',
  },
  'PostgresPermissions.failOver': {
    needs: 'apps.manage',
    field: 'failOverPostgresCluster(input: { id: $database })',
  },
  'PostgresPermissions.resetPassword': {
    needs: 'apps.manage',
    field: 'resetPostgresPassword(input: { id: $database, password: "walk" })',
  },
  'GitopsPermissions.enable': {
    needs: 'gitops.manage',
    field: 'enableGitops(input: { clusterId: $cluster, repository: "acme-labs/fleet-infra" })',
  },
  'GitopsPermissions.disable': {
    needs: 'gitops.manage',
    field: 'disableGitops(input: { clusterId: $cluster })',
  },
  'AddonPermissions.install': {
    needs: 'addons.manage',
    field: 'installAddon(input: { clusterId: $cluster, name: $name })',
  },
  'AddonPermissions.upgrade': { needs: 'addons.manage', field: 'upgradeAddon(input: { id: $addon })' },
  'AddonPermissions.rollback': { needs: 'addons.manage', field: 'rollbackAddon(input: { id: $addon })' },
  'AddonPermissions.uninstall': { needs: 'addons.manage', field: 'uninstallAddon(input: { id: $addon })' },
  'CredentialFilePermissions.download': { needs: 'clusters.manage', file: 'ssh-key' },
  'ClusterCredentialsPermissions.reissueKubeconfig': onCluster('reissueKubeconfig(input: { id: $cluster })'),
  'AccountPermissions.createCluster': {
    needs: 'clusters.manage',
    field: 'createCluster(input: $input)',
    isHarmless: true,
    isDryRun: true,
  },
  'AccountPermissions.inviteUser': {
    needs: 'team.manage',
    field: 'inviteUser(input: { email: "walk@example.com" })',
  },
  'MemberPermissions.edit': {
    needs: 'team.manage',
    field: 'updateTeamMember(input: { id: $member, name: "Uma User" })',
    isHarmless: true,
  },
  'MemberPermissions.disable': {
    needs: 'team.manage',
    field: 'disableTeamMember(input: { id: $member })',
  },
  'MemberPermissions.enable': { needs: 'team.manage', field: 'enableTeamMember(input: { id: $member })' },
  'MemberPermissions.remove': { needs: 'team.manage', field: 'removeTeamMember(input: { id: $member })' },
  'MemberPermissions.transferOwnership': {
    needs: 'team.manage',
    field: 'transferOwnership(input: { id: $member })',
  },
  'AccountPermissions.manageBilling': {
    needs: 'billing.manage',
    field:
      'updateBillingDetails(input: { billingDetails: { fullName: "Olivia", addressLine1: "Street 1", city: "Berlin", postalCode: "10115", country: "DE" } })',
    isHarmless: true,
  },
  'AccountPermissions.manageSso': { needs: 'sso.manage', field: 'verifySsoDomains' },
  'AccountPermissions.manageApiKeys': {
    needs: 'apikeys.manage',
    field: 'createApiKey(input: { name: "walk", scopes: [READ] })',
  },
  'AccountPermissions.manageCloudToken': { needs: 'integrations.manage', field: 'removeCloudToken' },
  'AccountPermissions.manageGithub': {
    needs: 'integrations.manage',
    field: 'beginGithubConnection',
    isHarmless: true,
  },
  'AccountPermissions.manageRegistries': {
    needs: 'integrations.manage',
    field:
      'createRegistry(input: { name: "walk", credentials: { dockerHub: { username: "u", password: "p" } } })',
  },
  'AccountPermissions.manageSecrets': {
    needs: 'secrets.manage',
    field: 'saveGlobalSecret(input: { name: "WALK", value: "v" })',
  },
  'AccountPermissions.rename': {
    needs: 'account.update',
    field: 'updateAccount(input: { name: "Acme" })',
    isHarmless: true,
  },
};
/** Action states that are not tried here, each with the reason. */
const notTried: Record<string, string> = {
  'AccountPermissions.changeSsoIssuer': 'sso.test.ts of the platform saves another issuer as an admin',
  'AccountPermissions.readAuditLog': 'a query, which audit.contract.ts sends as every role',
  'PodPermissions.openTerminal': 'a WebSocket, which workloads.terminals.contract.ts opens as every role',
  'ClusterPermissions.open': 'controls the console only; the platform refuses nothing',
  'GithubIntegration.access': 'depends on GitHub, not on the role of the caller',
  ...Object.fromEntries(
    ['upgrade', 'downgrade', 'changeInterval', 'cancel', 'resume'].map((action) => [
      `SubscriptionPermissions.${action}`,
      'depends on the state of the subscription, which subscription.test.ts of the platform walks through',
    ]),
  ),
  'PlanPermissions.subscribe': 'requires billing details, which billing.contract.ts sends',
};

const VARIABLES =
  '$cluster: ID!, $node: ID!, $member: ID!, $addon: ID!, $name: String!, $registry: ID!, $applied: ID!, $deployment: ID!, $installed: ID!, $database: ID!, $version: ID!, $pools: [NodePoolEditInput!]!, $input: CreateClusterInput!';

describe('action states of the graph', () => {
  let stack: ContractStack;
  let people: [name: string, role: 'owner' | 'developer' | 'user', caller: Caller][];
  let cluster: { id: string; uuid: string };
  let variables: Record<string, unknown>;
  beforeAll(async () => {
    stack = await startContractStack({
      worlds: ['demo'],
      gateway: unlimited,
    });
    const signIn = async (role: 'owner' | 'developer' | 'user') =>
      [role, role, await stack.signIn(`${role}@demo.test`)] as (typeof people)[number];
    people = await Promise.all((['owner', 'developer', 'user'] as const).map(signIn));
    const [, , owner] = people[0] ?? [];
    if (owner === undefined) throw new Error('no owner is signed in');
    for (const scope of ['READ', 'WRITE']) {
      const create = `mutation { createApiKey(input: { name: "rules", scopes: [${scope}] }) { ... on CreateApiKeyPayload { secret } } }`;
      const { createApiKey } = await stack.run<{ createApiKey: { secret: string } }>(create, {}, owner);
      people.push([`${scope} key of the owner`, 'owner', bearer(createApiKey.secret)]);
    }
    cluster = await createSampleObjects(stack, owner);
    // It would correct states that are not those of the cluster.
    await stack.platform.app.services.observer.stop();
    interface Found {
      nodePools: { location: { name: string } }[];
      nodes: { edges: { node: { id: string } }[] };
    }
    const found = await stack.run<{ cluster: Found }>(
      'query ($id: ID!) { cluster(id: $id) { nodes(first: 1) { edges { node { id } } } nodePools { id name instanceType: instanceTypeName location { name } instanceCount isAutoscaling } } }',
      { id: cluster.id },
      owner,
    );
    const { nodes } = found.cluster;
    // A queued job keeps the periodic registry check from changing this cluster.
    const { jobs } = stack.platform.app.core;
    const runAt = new Date(Date.now() + 24 * 3600 * 1000);
    const work = { clusterId: cluster.uuid };
    await jobs.enqueue(stack.platform.db, registryJob, work, { key: registryJobKey(cluster.uuid), runAt });
    interface Deployed {
      cluster: {
        deployments: { nodes: { id: string; recentVersions: { id: string }[] }[] };
        installedApps: { nodes: { id: string }[] };
        postgresClusters: { nodes: { id: string }[] };
      };
    }
    const { cluster: own } = await stack.run<Deployed>(
      'query ($id: ID!) { cluster(id: $id) { deployments { nodes { id recentVersions { id } } } installedApps { nodes { id } } postgresClusters { nodes { id } } } }',
      { id: cluster.id },
      owner,
    );
    const [deployment] = own.deployments.nodes;
    const deployed = { deployment: deployment?.id, version: deployment?.recentVersions[0]?.id };
    variables = {
      cluster: cluster.id,
      node: nodes.edges[0]?.node.id,
      addon: idOf('Addon', `${cluster.uuid}:metrics-server`),
      member: idOf(
        'TeamMember',
        (await stack.platform.app.services.account.userByEmail('user@demo.test'))?.id ?? '',
      ),
      name: 'metrics-server',
      registry: await registryId(stack, owner, 'hub'),
      applied: idOf('ClusterRegistry', `${cluster.uuid}:hub`),
      ...deployed,
      catalogApp: idOf('App', `${cluster.uuid}:valkey`),
      installed: own.installedApps.nodes[0]?.id,
      database: own.postgresClusters.nodes[0]?.id,
      input: { ...clusterInput({ temporaryToken: freshCloudToken() }), dryRun: true },
      pools: found.cluster.nodePools.map((pool) => ({ ...pool, location: pool.location.name })),
    };
  });
  afterAll(() => stack.stop());

  /** The names of the ActionState fields of a type, read from the schema. */
  const statesOf = (typeName: string) => {
    const type = stack.gateway.schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`${typeName} is no type of the graph`);
    return Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name === 'ActionState')
      .map(({ name }) => name);
  };
  const codes = (typeName: string) =>
    `viewerCan { __typename ${statesOf(`${typeName}Permissions`)
      .map((name) => `${name} { code message }`)
      .join(' ')} }`;
  const situation =
    () => `query ($cluster: ID!, $member: ID!, $addon: ID!, $applied: ID!, $gitops: ID!, $deployment: ID!, $catalogApp: ID!, $installed: ID!, $database: ID!) {
    viewer { account { ${codes('Account')} } }
    cluster(id: $cluster) { ${codes('Cluster')} credentials { ${codes('ClusterCredentials')}
      sshKey { ${codes('CredentialFile')} } } }
    member: node(id: $member) { ... on TeamMember { ${codes('Member')} } }
    addon: node(id: $addon) { ... on Addon { ${codes('Addon')} } }
    applied: node(id: $applied) { ... on ClusterRegistry { ${codes('ClusterRegistry')} } }
    catalogApp: node(id: $catalogApp) { ... on App { ${codes('App')} } }
    installed: node(id: $installed) { ... on InstalledApp { ${codes('InstalledApp')} } }
    database: node(id: $database) { ... on PostgresCluster { ${codes('Postgres')} } }
    deployment: node(id: $deployment) { ... on Deployment { ${codes('Deployment')} } }
    gitops: node(id: $gitops) { ... on Gitops { ${codes('Gitops')} } } }`;

  /** Every action state the graph returns for the caller, by `Type.field`. */
  async function actionStates(as: Caller): Promise<Map<string, Refusal>> {
    const { data } = await stack.execute(
      situation(),
      { ...variables, gitops: idOf('Gitops', cluster.uuid) },
      as,
    );
    const states = new Map<string, Refusal>();
    for (const { __typename: type, ...fields } of objectsIn(data)) {
      if (typeof type !== 'string') continue;
      for (const [name, state] of Object.entries(fields))
        if (state !== null && typeof state === 'object' && 'code' in state)
          states.set(`${type}.${name}`, state as Refusal);
    }
    return states;
  }

  /** Carries out an action and returns the platform's refusal; the code is null when it succeeded. */
  async function outcome({ field, file }: Attempt, as: Caller): Promise<Refusal> {
    if (file !== undefined) {
      const response = await fetch(`${stack.url}/download/clusters/${cluster.uuid}/${file}`, {
        method: 'POST',
        headers: { ...as.headers, 'x-graphql-yoga-csrf': '1' },
      });
      const { errors } = (await response.json()) as {
        errors?: [{ message: string; extensions: { code: string } }];
      };
      return { code: errors?.[0].extensions.code ?? null, message: errors?.[0].message ?? null };
    }
    const used = VARIABLES.split(', ').filter((one) => field?.includes(one.split(':')[0] ?? '?'));
    const heading = used.length > 0 ? `(${used.join(', ')})` : '';
    const { data, codes: failures } = await stack.execute<{
      done: Partial<Refusal> & { __typename: string };
    }>(
      `mutation ${heading} { done: ${field} { __typename ... on RefusedError { code message } } }`,
      variables,
      as,
    );
    if (data?.done.__typename === 'InputError') return { code: 'InputError', message: null };
    return { code: data?.done.code ?? failures[0] ?? null, message: data?.done.message ?? null };
  }

  /** Compares every action state of these types with the outcome, for these callers; allowed actions only if harmless. */
  async function compareAll(types: readonly string[], callers = people): Promise<void> {
    for (const [person, role, as] of callers) {
      const states = [...(await actionStates(as))].filter(([name]) =>
        types.includes(name.split('.')[0] ?? ''),
      );
      expect(states.length).toBeGreaterThan(0);
      for (const [name, { code, message }] of states) {
        const attempt = attempts[name];
        if (attempt === undefined || (code === null && !attempt.isHarmless)) continue;
        const done = await outcome(attempt, as);
        // A dry run changes nothing, so a key that may only read is not refused.
        if (attempt.isDryRun && person.startsWith('READ')) {
          expect([person, name, done.code]).not.toContain('MISSING_SCOPE');
          continue;
        }
        // The platform checks role and scope first; the gateway returns BUSY first because that costs no call.
        if (code === 'BUSY' && person.startsWith('READ'))
          expect([person, name, done.code]).toEqual([person, name, 'MISSING_SCOPE']);
        else if (code === 'BUSY' && !can(role, attempt.needs))
          expect([person, name, done.code]).toEqual([person, name, 'FORBIDDEN']);
        else expect([person, name, done]).toEqual([person, name, { code, message }]);
      }
    }
  }

  const setCluster = (changes: Partial<typeof clusters.$inferInsert>) =>
    stack.platform.db.update(clusters).set(changes).where(eq(clusters.id, cluster.uuid));
  const liveStatuses = clusterStatuses.filter((status) => status !== 'deleted');

  it('are all covered by this file', () => {
    const all = Object.keys(stack.gateway.schema.getTypeMap()).flatMap((name) => {
      const type = stack.gateway.schema.getType(name);
      return isObjectType(type) ? statesOf(name).map((field) => `${name}.${field}`) : [];
    });
    expect([...Object.keys(attempts), ...Object.keys(notTried)].sort()).toEqual(all.sort());
  });

  // Role and scope are checked before the status, so the other callers are compared in three situations only.
  const ofEveryCaller: readonly string[] = ['active', 'updating', 'archived'];
  const ofCluster = [
    ...['Account', 'Cluster', 'ClusterCredentials', 'CredentialFile', 'ClusterRegistry', 'Member'],
    ...['Addon', 'App', 'Deployment', 'Gitops', 'InstalledApp', 'Postgres'],
  ].map((type) => `${type}Permissions`);

  it.each(liveStatuses)('match the refusals of the platform on a cluster that is %s', async (status) => {
    await setCluster({ status, protected: false });
    await compareAll(ofCluster, ofEveryCaller.includes(status) ? people : people.slice(0, 1));
  });

  it.each(['active', 'archived', 'failed'] as const)(
    'match the refusals of the platform on a protected cluster that is %s',
    async (status) => {
      await setCluster({ status, protected: true });
      await compareAll(['ClusterPermissions']);
    },
  );

  it('match the refusals of the platform on a protected cluster whose deletion failed', async () => {
    await setCluster({ status: 'failed', protected: true, failedWork: 'delete' });
    await compareAll(['ClusterPermissions']);
    await setCluster({ failedWork: null });
  });

  it.each(clusterRegistryStatuses)(
    'match the refusals of the platform for a registry that is %s',
    async (status) => {
      await setCluster({ status: 'active', protected: false });
      await stack.platform.db.update(clusterRegistries).set({ status });
      await compareAll(['ClusterRegistryPermissions']);
    },
  );

  const configured = gitopsStatuses.filter((status) => status !== 'disabled');
  it.each(configured.flatMap((status) => [true, false].map((enabled) => ({ status, enabled }))))(
    'match the refusals of the platform for GitOps that is $status (enabled: $enabled)',
    async (changes) => {
      // Nothing is observed before its objects are applied.
      await stack.platform.db.update(clusterGitops).set({ ...changes, appliedAt: null });
      await compareAll(['GitopsPermissions']);
    },
  );

  it.each(addonStatuses)('match the refusals of the platform for an add-on that is %s', async (status) => {
    const row = { clusterId: cluster.uuid, version: '3.13.0', previousVersion: null, progress: 0 };
    await stack.platform.db.delete(clusterAddons).where(eq(clusterAddons.name, 'metrics-server'));
    if (status !== 'not_installed')
      await stack.platform.db.insert(clusterAddons).values({ ...row, name: 'metrics-server', status });
    await compareAll(['AddonPermissions']);
  });

  it('match the refusals of the platform for an add-on whose dependent is being installed', async () => {
    const row = { clusterId: cluster.uuid, version: 'v1.19.1', progress: 0 };
    const names = ['cert-manager', 'cert-issuer'];
    await stack.platform.db.delete(clusterAddons).where(inArray(clusterAddons.name, names));
    await stack.platform.db.insert(clusterAddons).values([
      { ...row, name: 'cert-manager', status: 'installed' },
      { ...row, name: 'cert-issuer', status: 'installing' },
    ]);
    variables = { ...variables, addon: idOf('Addon', `${cluster.uuid}:cert-manager`), name: 'cert-manager' };
    const [, , owner] = people[0] ?? [];
    expect(owner && (await actionStates(owner)).get('AddonPermissions.uninstall')).toMatchObject({
      code: 'HAS_DEPENDENTS',
    });
    await compareAll(['AddonPermissions']);
  });
});
