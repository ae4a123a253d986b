import { expect } from 'vitest';
import { eventually } from '../../process/testing.ts';
import type { Caller, ContractGateway, ContractStack } from './contractStack.ts';
import { decodeId, encodeId } from '../../gateway/graphql/globalId.ts';
import { connectGithub, enableGitops } from './gitops.ts';
import { addPasskey } from './passkeys.ts';

/** The cluster of the demo world that all sample objects are attached to. */
export const SAMPLE_CLUSTER = 'us-staging';

interface Found {
  viewer: { account: { clusters: { edges: { node: { id: string; uuid: string; status: string } }[] } } };
}

interface Progress {
  cluster: { namespaces: object[]; registries: { edges: { node: { namespaceCount: number } }[] } };
}

/** Finds a cluster of the caller's account by name. */
export async function clusterNamed(
  stack: ContractStack,
  as: Caller,
  name = SAMPLE_CLUSTER,
): Promise<{ id: string; uuid: string; status: string }> {
  const document = `query ($name: String!) { viewer { account {
    clusters(first: 1, filter: { search: $name }) { edges { node { id uuid status } } } } } }`;
  const { viewer } = await stack.run<Found>(document, { name }, as);
  const node = viewer.account.clusters.edges[0]?.node;
  if (!node) throw new Error(`the account has no cluster ${name}`);
  return node;
}

/** The global id of a registry of the caller's account, which may not exist yet. */
export async function registryId(stack: ContractGateway, as: Caller, name: string): Promise<string> {
  const document = '{ viewer { account { id } } }';
  const { viewer } = await stack.run<{ viewer: { account: { id: string } } }>(document, {}, as);
  return encodeId('Registry', `${decodeId(viewer.account.id).id}:${name}`);
}

/** Runs a mutation that must succeed. */
async function runMutation(stack: ContractStack, as: Caller, field: string): Promise<void> {
  const data = await stack.run<Record<string, { __typename: string }>>(
    `mutation { done: ${field} { __typename } }`,
    {},
    as,
  );
  expect([field, data['done']?.__typename]).toEqual([field, expect.stringMatching(/Payload$/)]);
}

/** Creates one object of every kind in the demo account, and waits until no operation is in progress. */
export async function createSampleObjects(
  stack: ContractStack,
  as: Caller,
): Promise<{ id: string; uuid: string }> {
  const cluster = await clusterNamed(stack, as);
  const registry = await registryId(stack, as, 'hub');
  await runMutation(stack, as, 'saveGlobalSecret(input: { name: "OURS_ONLY", value: "v" })');
  await runMutation(stack, as, `setFavoriteCluster(input: { id: "${cluster.id}", isFavorite: true })`);
  await addPasskey(stack, as);
  await runMutation(stack, as, 'createApiKey(input: { name: "key of the owner", scopes: [READ] })');
  await runMutation(
    stack,
    as,
    'createRegistry(input: { name: "hub", credentials: { dockerHub: { username: "acme-pulls", password: "p" } } })',
  );
  await runMutation(
    stack,
    as,
    `applyRegistry(input: { clusterId: "${cluster.id}", registryId: "${registry}" })`,
  );
  await runMutation(
    stack,
    as,
    `createKubernetesSecret(input: { clusterId: "${cluster.id}", name: "shop-secret", namespace: "default",
      literals: [{ key: "PASSWORD", value: "v" }] })`,
  );
  await runMutation(
    stack,
    as,
    `createDeployment(input: { clusterId: "${cluster.id}", name: "ours", imageRepository: "ghcr.io/acme/chatty", imageTag: "1.0.0" })`,
  );
  await runMutation(
    stack,
    as,
    `createPostgresCluster(input: { clusterId: "${cluster.id}", name: "our-db", withDependencies: true,
      backup: { bucket: "our-backups", accessKeyId: "AKIAOURS", secretAccessKey: "s" } })`,
  );
  await runMutation(
    stack,
    as,
    `installApp(input: { clusterId: "${cluster.id}", name: "memcached", version: "0.14.6" })`,
  );
  await connectGithub(stack, as);
  await enableGitops(stack, as, cluster.id);
  // GitOps creates a namespace, and the pull secret is copied into it afterwards.
  const progress = `query ($id: ID!) { viewer { account { clusters(first: 50) { edges { node { status } } } } }
    cluster(id: $id) { namespaces { name } deployments { edges { node { status } } }
      postgresClusters { nodes { status backups { nodes { status } } } } installedApps { nodes { status } } registries { edges { node { status namespaceCount } } } } }`;
  await eventually(async () => {
    const found = await stack.run<Progress>(progress, { id: cluster.id }, as);
    expect(JSON.stringify(found)).not.toMatch(
      /CREATING|UPDATING|APPLYING|PENDING|DEPLOYING|INSTALLING|CONFIGURING|RUNNING/,
    );
    const { namespaces, registries } = found.cluster;
    for (const { node } of registries.edges) expect(node.namespaceCount).toBe(namespaces.length);
  });
  return cluster;
}
