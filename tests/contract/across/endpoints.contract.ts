import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeId } from '../../../gateway/graphql/globalId.ts';
import { isPassedThrough } from '../../../gateway/http/passedThrough.ts';
import { clusterInput, CREATE_CLUSTER, freshCloudToken } from '../../support/contractForms.ts';
import type { CreateClusterData } from '../../support/contractForms.ts';
import {
  anonymous,
  startContractStack,
  type Caller,
  type ContractStack,
} from '../../support/contractStack.ts';
import { registryId } from '../../support/sampleObjects.ts';
import { pictureFile, png } from '../../support/pictures.ts';
import { connectGithub, enableGitops, runningCluster } from '../../support/gitops.ts';
import { endpoints, extras } from '../endpoints.ts';

let stack: ContractStack;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo'] });
});
afterAll(() => stack.stop());

const REMEDY = 'add or remove rows in tests/contract/endpoints.ts';
const served = () => endpoints.map(({ method, path }) => `${method} ${path}`);

/** Extras with a rule of their own in the gateway, or for operators of the platform alone. */
const notForBrowsers = ['GET /openapi.json', 'GET /healthz', 'GET /readyz', 'POST /webhooks/paddle'];
const isForBrowsers = (route: string) => !route.includes(' /dev/') && !notForBrowsers.includes(route);

/** Every route registered in Fastify, read from its route tree; HEAD is grouped with GET. */
function routes(): string[] {
  const lines = stack.platform.app.fastify.printRoutes({ commonPrefix: false }).split('\n');
  const parents: string[] = [];
  return lines.flatMap((line) => {
    const found = /^(.*?)[├└]── (\S+)(?: \(([^)]+)\))?$/.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods = ''] = found;
    const depth = indent.length / 4;
    parents.splice(depth);
    parents.push(part);
    const path = parents.join('').replaceAll(/:(\w+)/g, '{$1}');
    const names = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return names.map((method) => `${method} ${path}`);
  });
}

/** The contract row of a call: literal segments take precedence over parameters. */
function rowOf(method: string, path: string): string {
  const plain = path.split('?')[0] ?? '';
  const fitting = endpoints
    .filter((row) => row.method === method)
    .filter((row) => new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  return fitting[0] ? `${method} ${fitting[0].path}` : `${method} ${plain} is no row of the contract`;
}

const globalId = (text: string) => Buffer.from(text).toString('base64url');
const addonId = (uuid: string, name: string) => globalId(`Addon:${uuid}:${name}`);

/** Operations that reach every endpoint the gateway can call; a refused operation reaches its endpoint as well. */
async function tour(): Promise<void> {
  const { run, signIn } = stack;
  const anonymousOperations = [
    'mutation { signIn(input: { email: "owner@demo.test", password: "wrong" }) { __typename } }',
    'mutation { submitOneTimeCode(input: { code: "123456", token: "a.b.c" }) { __typename } }',
    'mutation { requestPasswordReset(input: { email: "nobody@demo.test" }) { __typename } }',
    'mutation { resetPassword(input: { token: "t", email: "nobody@demo.test", password: "Kubedeck-2027!" }) { __typename } }',
    'mutation { signUp(input: { name: "Tom Tour", email: "tour@demo.test", password: "Kubedeck-2027!" }) { __typename } }',
    'mutation { verifyEmail(input: { token: "t" }) { __typename } }',
    '{ installation { signInProviders } }',
    'mutation { startPasskeySignIn(input: {}) { __typename } }',
    'mutation { signInWithPasskey(input: { credential: {} }) { __typename } }',
    'mutation { unsubscribe(input: { token: "t" }) { __typename } }',
    'mutation { undoEmailChange(input: { token: "t" }) { __typename } }',
    'mutation { signUpInvited(input: { token: "t", name: "Tom", email: "tour@demo.test", password: "Kubedeck-2027!" }) { __typename } }',
    '{ inviteLink(token: "t") { invite { email } } }',
  ];
  for (const operation of anonymousOperations) await run(operation, {}, anonymous);
  await run(
    'mutation { signInWithProvider(input: { provider: GOOGLE, token: "t" }) { __typename } }',
    {},
    { headers: { cookie: 'kubedeck_signin_token=t' }, token: '' },
  );
  const owner = await signIn('owner@demo.test');
  await run(
    `{ viewer { session { isApiKey } user { favoriteClusterIds passkeys { name } } account { name paddleCustomerId memberRoles singleSignOn { redirectUrl } subscription { status } usage { users } cloudToken { isSaved }
       members(first: 5) { totalCount } auditLog(first: 5) { totalCount } activity(first: 5) { totalCount } costs { month } globalSecrets(first: 5) { totalCount } apiKeys(first: 5) { totalCount } clusters(first: 5) { totalCount } } }
       plans { name } clusterOptions { egressNetworks } instanceTypes(location: "fsn1") { name } catalogAddons { name } }`,
    {},
    owner,
  );
  const invoice = '8d2f5c1e-6d0f-4d0b-9a53-000000000000';
  await run(
    `{ plans { dueNow(interval: YEARLY) { amount } } viewer { account { billingDetails { city }
       extraClusters { extraClusters } invoices(first: 5) { totalCount } } } node(id: "${globalId(`Invoice:${invoice}`)}") { id } }`,
    {},
    owner,
  );
  const billing = [
    'downgradePlan(input: { tier: PRO }) { __typename }',
    'changeBillingInterval(input: { interval: MONTHLY }) { __typename }',
    'cancelSubscription { __typename }',
    'resumeSubscription { __typename }',
    'openCustomerPortal { __typename }',
    'purchaseExtraClusters(input: { quantity: 0, interval: MONTHLY }) { __typename }',
    `cancelExtraClusters(input: { id: "${invoice}" }) { __typename }`,
    `resumeExtraClusters(input: { id: "${invoice}" }) { __typename }`,
    'updateBillingDetails(input: { billingDetails: { fullName: "Tom", addressLine1: "Street 1", city: "Berlin", postalCode: "10115", country: "DE" } }) { __typename }',
  ];
  for (const one of billing) await stack.execute(`mutation { ${one} }`, {}, owner);
  await fetch(`${stack.url}/download/invoices/${invoice}`, {
    method: 'POST',
    headers: { ...owner.headers, 'x-graphql-yoga-csrf': '1' },
  });
  await run(
    '{ viewer { user { unreadNotifications notificationPreferences { kind } notifications(first: 1) { totalCount } } } }',
    {},
    owner,
  );
  const letter = '{ subject: "Walk", message: "Through all endpoints" }';
  await run(`mutation { contactSupport(input: ${letter}) { __typename } }`, {}, owner);
  await run('{ viewer { hasSupportForm } }', {}, owner);
  await run('mutation { markNotificationsRead(input: { ids: [] }) { __typename } }', {}, owner);
  await run(
    'mutation { setNotificationPreference(input: { kind: NEW_SIGN_IN, isEmailOn: true }) { __typename } }',
    {},
    owner,
  );
  const note = Buffer.from('Notification:8d2f5c1e-6d0f-4d0b-9a53-000000000000').toString('base64url');
  await run('query ($id: ID!) { node(id: $id) { id } }', { id: note }, owner);
  const entry = Buffer.from('AuditEntry:8d2f5c1e-6d0f-4d0b-9a53-000000000000').toString('base64url');
  await run('query ($id: ID!) { node(id: $id) { id } }', { id: entry }, owner);
  const created = await run<CreateClusterData>(
    CREATE_CLUSTER,
    { input: clusterInput({ temporaryToken: freshCloudToken() }) },
    owner,
  );
  const { id = '', uuid = '' } = created.createCluster.cluster ?? {};
  await run(
    `query ($id: ID!) { cluster(id: $id) { addons(first: 5) { totalCount }
    applicableRegistries { name } registries(first: 5) { totalCount } } }`,
    { id },
    owner,
  );
  await run(
    `query ($id: ID!) { cluster(id: $id) { credentials { sshKey { isAvailable } } } }`,
    { id },
    owner,
  );
  for (const file of ['kubeconfig', 'ssh-key']) {
    const headers = { ...owner.headers, 'x-graphql-yoga-csrf': '1' };
    await fetch(`${stack.url}/download/clusters/${uuid}/${file}`, { method: 'POST', headers });
  }
  await run(
    `{ viewer { account { clusters(first: 1, filter: { search: "us-staging" }) { edges { node { health { nodesTotal } usageHistory { range }
       problematicPods { totalCount } namespaces { name } registries(first: 5) { edges { node { isDefault status } } } secrets(first: 5) { totalCount } ingressClasses { name } storageClasses { name } } } } } } }`,
    {},
    owner,
  );
  const search =
    '{ viewer { account { clusters(first: 1, filter: { search: "us-staging" }) { edges { node { id } } } } } }';
  type Found = { viewer: { account: { clusters: { edges: { node: { id: string } }[] } } } };
  const staging = (await run<Found>(search, {}, owner)).viewer.account.clusters.edges[0]?.node.id;
  const { cluster: withNodes } = await run<{ cluster: { nodes: { edges: { node: { id: string } }[] } } }>(
    'query ($id: ID!) { cluster(id: $id) { nodes(first: 1) { edges { node { id } } } } }',
    { id: staging },
    owner,
  );
  const node = { id: withNodes.nodes.edges[0]?.node.id };
  for (const action of ['cordon', 'drain', 'uncordon'])
    await run(`mutation ($id: ID!) { ${action}Node(input: { id: $id }) { __typename } }`, node, owner);
  await run(
    'mutation ($id: ID!) { updateCluster(input: { id: $id, hasEmbeddedRegistryMirror: true }) { __typename } }',
    { id: staging },
    owner,
  );
  await run(
    'mutation ($id: ID!) { reissueKubeconfig(input: { id: $id }) { __typename } }',
    { id: staging },
    owner,
  );
  const favorite = 'setFavoriteCluster(input: { id: $id, isFavorite: true }) { __typename }';
  await run(`mutation ($id: ID!) { ${favorite} }`, { id }, owner);
  const pools = [
    'syncNodePools(input: { clusterId: $id }) { __typename }',
    'updateNodePools(input: { clusterId: $id, nodePools: [] }) { __typename }',
  ];
  for (const field of pools) await run(`mutation ($id: ID!) { ${field} }`, { id }, owner);
  await run('query ($id: ID!) { cluster(id: $id) { removedNodePools { name } } }', { id }, owner);
  const hub = await registryId(stack, owner, 'tour');
  const onCluster = globalId(`ClusterRegistry:${uuid}:tour`);
  const secret = globalId(`KubernetesSecret:${uuid}:default/tour`);
  const active = await run<{
    viewer: { account: { clusters: { edges: { node: { id: string } }[] } } };
  }>(
    '{ viewer { account { clusters(first: 1, filter: { search: "us-staging" }) { edges { node { id } } } } } }',
    {},
    owner,
  );
  const running = active.viewer.account.clusters.edges[0]?.node.id ?? '';
  const contents = [
    'createRegistry(input: { name: "tour", credentials: { dockerHub: { username: "u", password: "p" } } }) { __typename }',
    `applyRegistry(input: { clusterId: "${running}", registryId: "${hub}" }) { ... on ApplyRegistryPayload {
      cluster { registries(first: 5) { edges { node { isDefault status } } } } } }`,
    `removeClusterRegistry(input: { id: "${onCluster}" }) { __typename }`,
    `setDefaultRegistry(input: { clusterId: "${id}", registryId: "${hub}" }) { __typename }`,
    `deleteRegistry(input: { id: "${hub}" }) { __typename }`,
    `createKubernetesSecret(input: { clusterId: "${id}", name: "tour", namespace: "default" }) { __typename }`,
    `deleteKubernetesSecret(input: { id: "${secret}" }) { __typename }`,
  ];
  await tourGitops(owner, id);
  await tourDeployments(owner);
  await tourApps(owner);
  await tourPostgres(owner);
  for (const field of contents) await stack.execute(`mutation { ${field} }`, {}, owner);
  await run(`query ($id: ID!) { cluster(id: $id) { timeline(first: 5) { totalCount } } }`, { id }, owner);
  for (const action of ['retry', 'archive', 'unarchive', 'protect', 'unprotect', 'delete']) {
    const field = `${action}Cluster(input: { id: $id }) { __typename }`;
    await run(`mutation ($id: ID!) { ${field} }`, { id }, owner);
  }
  await tourPicture(owner);
  const addon = { id: addonId(uuid, 'traefik') };
  for (const action of ['upgradeAddon', 'rollbackAddon', 'uninstallAddon'])
    await run(`mutation ($id: ID!) { ${action}(input: { id: $id }) { __typename } }`, addon, owner);
  const ownerOnly = [
    `installAddon(input: { clusterId: "${id}", name: "traefik" }) { __typename }`,
    'updateUser(input: { isOnboarded: true }) { __typename }',
    'updateAccount(input: { name: "Acme" }) { __typename }',
    'requestEmailVerification { __typename }',
    'changePassword(input: { currentPassword: "wrong", newPassword: "Kubedeck-2027!", confirmPassword: "Kubedeck-2027!" }) { __typename }',
    'setTwoFactor(input: { enabled: true }) { __typename }',
    'confirmTwoFactor(input: { code: "000000" }) { __typename }',
    'saveSingleSignOn(input: { issuer: "x", clientId: "c", domains: ["tour.example"] }) { __typename }',
    'testSingleSignOn(input: { issuer: "x", clientId: "c" }) { __typename }',
    'verifySsoDomains { __typename }',
    'removeSingleSignOn { __typename }',
    'startAddingPasskey(input: { currentPassword: "wrong" }) { __typename }',
    'addPasskey(input: { name: "tour", credential: {} }) { __typename }',
    `renamePasskey(input: { id: "${globalId(`Passkey:${uuid}`)}", name: "x" }) { __typename }`,
    `removePasskey(input: { id: "${globalId(`Passkey:${uuid}`)}" }) { __typename }`,
    'subscribeToPlan(input: { tier: PRO, interval: MONTHLY }) { __typename }',
    'inviteUser(input: { email: "invited@demo.test" }) { __typename }',
    'acceptInvite(input: { token: "t" }) { __typename }',
    'deleteAccount(input: { teamName: "", confirmation: "" }) { __typename }',
    'deleteUser(input: { teamName: "", confirmation: "" }) { __typename }',
    'keepAccount { __typename }',
    'impersonate(input: { token: "t" }) { __typename }',
    'exportAccountData { __typename }',
    `revokeInvite(input: { id: "${globalId(`Invite:${uuid}`)}" }) { __typename }`,
    ...['updateTeamMember', 'disableTeamMember', 'enableTeamMember', 'removeTeamMember'].map(
      (name) => `${name}(input: { id: "${globalId(`TeamMember:${uuid}`)}" }) { __typename }`,
    ),
    `transferOwnership(input: { id: "${globalId(`TeamMember:${uuid}`)}", currentPassword: "x" }) { __typename }`,
    'wrapSecret(input: { name: "TOUR", value: "v" }) { __typename }',
    'unwrapSecret(input: { token: "t" }) { __typename }',
    'saveGlobalSecret(input: { name: "TOUR", value: "v" }) { __typename }',
    'removeCloudToken { __typename }',
    'createApiKey(input: { name: "tour", scopes: [READ] }) { __typename }',
    `updateApiKey(input: { id: "${Buffer.from(`ApiKey:${uuid}`).toString('base64url')}", name: "x" }) { __typename }`,
    `rotateApiKey(input: { id: "${Buffer.from(`ApiKey:${uuid}`).toString('base64url')}" }) { __typename }`,
    `deleteApiKey(input: { id: "${Buffer.from(`ApiKey:${uuid}`).toString('base64url')}" }) { __typename }`,
    'recordEvent(input: { name: "tour" }) { __typename }',
    `switchAccount(input: { accountId: "${Buffer.from(`Account:${uuid}`).toString('base64url')}" }) { __typename }`,
    'signOut { __typename }',
  ];
  // Some of these objects do not exist: sending the request is enough here.
  for (const field of ownerOnly) await stack.execute(`mutation { ${field} }`, {}, owner);
}

/** Sets an avatar and downloads it. */
async function tourPicture(owner: Caller): Promise<void> {
  const query =
    'mutation ($input: UpdateAvatarInput!) { updateAvatar(input: $input) { ... on UpdateAvatarPayload { user { avatarUrl } } } }';
  const { updateAvatar } = await stack.run<{ updateAvatar: { user: { avatarUrl: string } } }>(
    query,
    { input: { avatar: pictureFile(png(64, 64)) } },
    owner,
  );
  await fetch(`${stack.url}${updateAvatar.user.avatarUrl}`);
}

/** Connects GitHub, enables GitOps on a running cluster of the world, and undoes both. */
async function tourGitops(owner: Caller, newCluster: string): Promise<void> {
  await connectGithub(stack, owner);
  const { viewer } = await stack.run<{ viewer: { account: { githubIntegration: { id: string } } } }>(
    `{ viewer { account { hasGithub githubIntegration { id permissions { isComplete }
       repositories(first: 1) { totalCount edges { node { branches { name } } } } } } } }`,
    {},
    owner,
  );
  const id = await runningCluster(stack, owner);
  await workloadsOf(id, owner);
  await enableGitops(stack, owner, id);
  await stack.run(
    'query ($id: ID!) { cluster(id: $id) { gitops { reconciliation { fluxVersion } } } }',
    { id },
    owner,
  );
  const disable = 'mutation ($id: ID!) { disableGitops(input: { clusterId: $id }) { __typename } }';
  await stack.run(disable, { id: newCluster }, owner);
  const disconnect = 'mutation ($id: ID!) { disconnectGithub(input: { id: $id }) { __typename } }';
  await stack.run(disconnect, viewer.account.githubIntegration, owner);
}

/** Creates a deployment on a running cluster, reads everything of it, changes it and deletes it. */
async function tourDeployments(owner: Caller): Promise<void> {
  const clusterId = await runningCluster(stack, owner);
  interface Created {
    createDeployment: { deployment: { id: string } };
  }
  const { createDeployment } = await stack.run<Created>(
    `mutation ($id: ID!) { createDeployment(input: { clusterId: $id, name: "tour", imageRepository: "nginx", imageTag: "1.27" }) {
      ... on CreateDeploymentPayload { deployment { id } } } }`,
    { id: clusterId },
    owner,
  );
  const { id } = createDeployment.deployment;
  await stack.run(
    `query ($id: ID!) { cluster(id: $id) { deployments(first: 5) { edges { node { pods { name } } } } }
      deploymentNameAvailable(clusterId: $id, name: "tour")
      imageUpdatePreview(clusterId: $id, imageRepository: "nginx", imageTag: "1.27", policy: MINOR) { next } }`,
    { id: clusterId },
    owner,
  );
  await stack.run(
    'query ($id: ID!) { node(id: $id) { ... on Deployment { versions(first: 1) { totalCount } events { uid } } } logs(target: $id) { text } }',
    { id },
    owner,
  );
  const { id: own } = decodeId(id);
  const changes = [
    `updateDeployment(input: { id: "${id}", replicas: 2 })`,
    `scaleDeployment(input: { id: "${id}", replicas: 1 })`,
    `restartDeployment(input: { id: "${id}" })`,
    `restoreDeploymentVersion(input: { id: "${globalId(`DeploymentVersion:${own}:none`)}" })`,
    `deleteDeployment(input: { id: "${id}" })`,
  ];
  for (const field of changes) await stack.execute(`mutation { ${field} { __typename } }`, {}, owner);
}

/** Installs an app on a running cluster, reads everything of it, and sends every change. */
async function tourApps(owner: Caller): Promise<void> {
  const clusterId = await runningCluster(stack, owner);
  interface Installed {
    installApp: { app: { id: string } };
  }
  const { installApp } = await stack.run<Installed>(
    `mutation ($id: ID!) { installApp(input: { clusterId: $id, name: "memcached" }) {
      ... on InstallAppPayload { app { id } } } }`,
    { id: clusterId },
    owner,
  );
  await stack.run(
    `query ($id: ID!) { appCategories catalogApps { name }
      cluster(id: $id) { apps(first: 1) { totalCount } installedApps { totalCount } } }`,
    { id: clusterId },
    owner,
  );
  const { id } = installApp.app;
  const changes = [
    `configureApp(input: { id: "${id}", settings: [] })`,
    `uninstallApp(input: { id: "${id}" })`,
  ];
  for (const field of changes) await stack.execute(`mutation { ${field} { __typename } }`, {}, owner);
}

/** Creates a database on a running cluster, reads everything of it, and sends every change. */
async function tourPostgres(owner: Caller): Promise<void> {
  const clusterId = await runningCluster(stack, owner);
  interface Created {
    createPostgresCluster: { postgresCluster: { id: string } };
  }
  const { createPostgresCluster } = await stack.run<Created>(
    `mutation ($id: ID!) { createPostgresCluster(input: { clusterId: $id, name: "tour", withDependencies: true,
      backup: { bucket: "acme", accessKeyId: "AKIATOUR", secretAccessKey: "s" } }) {
      ... on CreatePostgresClusterPayload { postgresCluster { id } } } }`,
    { id: clusterId },
    owner,
  );
  const { id } = createPostgresCluster.postgresCluster;
  await stack.execute(
    `query ($cluster: ID!, $id: ID!) { cluster(id: $cluster) { postgresOptions { versions } }
      postgresNameAvailable(clusterId: $cluster, name: "tour") { isAvailable } logs(target: $id) { text }
      node(id: $id) { ... on PostgresCluster { recoveryWindow { latest } metrics { stepSeconds } } } }`,
    { cluster: clusterId, id },
    owner,
  );
  const changes = [
    `updatePostgresCluster(input: { id: "${id}", storageGib: 20 })`,
    `resetPostgresPassword(input: { id: "${id}", password: "new" })`,
    `failOverPostgresCluster(input: { id: "${id}" })`,
    `backUpPostgresCluster(input: { id: "${id}" })`,
    `restorePostgresCluster(input: { sourceId: "${id}", name: "tour-restored" })`,
    `deletePostgresCluster(input: { id: "${id}" })`,
  ];
  for (const field of changes) await stack.execute(`mutation { ${field} { __typename } }`, {}, owner);
}

/** Everything that runs in a cluster, and the log of one container. */
async function workloadsOf(id: string, owner: Caller) {
  interface Pods {
    cluster: { pods: { edges: { node: { id: string; containers: { name: string }[] } }[] } };
  }
  const { cluster } = await stack.run<Pods>(
    `query ($id: ID!) { cluster(id: $id) { workloads(first: 1) { totalCount } services { name } ingresses { name }
      volumeClaims { name } kubernetesEvents { uid } pods(first: 1) { edges { node { id yaml containers { name } } } } } }`,
    { id },
    owner,
  );
  const pod = cluster.pods.edges[0]?.node;
  const log = 'query ($id: ID!, $of: String!) { logs(target: $id, container: $of) { text } }';
  await stack.run(log, { id: pod?.id, of: pod?.containers[0]?.name }, owner);
  await stack.run(
    'query ($id: ID!) { cluster(id: $id) { manifest(kind: DEPLOYMENT, namespace: "kube-system", name: "coredns") { text } } }',
    { id },
    owner,
  );
  const edit =
    'kind: DEPLOYMENT, namespace: "kube-system", name: "coredns", manifest: "kind: Deployment", revision: ""';
  await stack.run(
    `mutation ($id: ID!) { updateManifest(input: { clusterId: $id, ${edit} }) { __typename } }`,
    { id },
    owner,
  );
}

describe('the REST contract', () => {
  it('matches the OpenAPI document of the platform row by row', async () => {
    const response = await stack.platform.fetch('/openapi.json');
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort(), REMEDY).toEqual(served().sort());
  });

  it('covers every route of the platform except the documented extras', () => {
    expect(routes().sort(), REMEDY).toEqual([...served(), ...extras].sort());
  });

  it('has every route for browsers passed on by the gateway', () => {
    const isPassed = (route: string) => {
      const [method = '', path = ''] = route.split(' ');
      return isPassedThrough({ method }, path);
    };
    const forBrowsers = extras.filter(isForBrowsers);
    expect(forBrowsers.filter(isPassed)).toEqual(forBrowsers);
  });

  it('is reached by GraphQL operations except for rows that state a reason', async () => {
    await tour();
    const reached = new Set(stack.proxy.seen.map(({ method, path }) => rowOf(method, path)));
    const expected = endpoints.filter(({ unreached }) => unreached === undefined);
    expect([...reached].sort()).toEqual(expected.map(({ method, path }) => `${method} ${path}`).sort());
  });
});
