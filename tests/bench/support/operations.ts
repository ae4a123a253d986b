import { readFileSync } from 'node:fs';

const MESSAGE = 'code params { name value } message';
const STATE = `allowed detail { ${MESSAGE} }`;

/**
 * Documents of the benchmarks by name; the others are the console's. The peers implement the fields of these
 * (`peers/resolvers.mjs`, `support/comparison/hive.ts`), so they do not follow the pages of the console.
 */
export const ownDocuments = {
  BenchViewer: `query BenchViewer { viewer { user { id name email role isVerified } account { id name } } }`,
  BenchList: `query BenchList { viewer { account { clusters(first: 50) { totalCount
  pageInfo { endCursor hasNextPage }
  edges { cursor node { id uuid name status progress detail { code params { name value } message }
    k3sVersion osImage apiEndpoint
    isHighAvailability isProtected workerCount createdAt updatedAt
    location { name city countryCode } monthlyPrice { amount currency }
    nodePools { id name instanceTypeName instanceCount isAutoscaling minInstances maxInstances status } } } } } } }`,
  BenchDashboard: `query BenchDashboard { viewer { account { id
  viewerCan { createCluster { code ${STATE} } }
  usage { monthlyEstimate { amount } monthlyTrend }
  clusters(first: 100) { pageInfo { endCursor hasNextPage }
    edges { cursor node { id uuid name status progress detail { ${MESSAGE} } updatedAt
      viewerCan { open { ${STATE} } }
      controlPlaneCount workerCount resources { nodes cores memoryGb storageGb }
      location { city countryCode } } } } } } }`,
  BenchPage: `query BenchPage($id: ID!) { cluster(id: $id) { id uuid status progress detail { ${MESSAGE} }
  location { name city countryCode } apiEndpoint k3sVersion osImage isHighAvailability schedulesWorkloadsOnControlPlane
  cni isCniEncrypted datastore { mode externalEndpoint } hasEmbeddedRegistryMirror
  hasPublicIpv4 hasPublicIpv6 privateSubnet sshAllowedNetworks apiAllowedNetworks monthlyPrice { amount }
  ingressEndpoints { address family }
  gitops { id status isEnabled repository branch }
  registries(first: 100) { edges { node { id name isDefault } } }
  nodePools { id name instanceTypeName instanceCount isAutoscaling minInstances maxInstances location { city countryCode } }
  addons(first: 100) { edges { node { id status version progress detail { ${MESSAGE} }
    catalog { id title latestVersion } } } }
  timeline(first: 8) { pageInfo { endCursor hasNextPage }
    edges { cursor node { key kind detail { ${MESSAGE} } actorName at endedAt } } } } }`,
  BenchProtect: `mutation BenchProtect($input: ProtectClusterInput!) { protectCluster(input: $input) { __typename
  ... on ProtectClusterPayload { cluster { id uuid name status progress detail { ${MESSAGE} }
    location { city countryCode } k3sVersion apiEndpoint controlPlaneCount workerCount isHighAvailability isProtected
    createdAt monthlyPrice { amount }
    viewerCan { open { ${STATE} } archive { code ${STATE} } unarchive { ${STATE} } delete { code ${STATE} }
      protect { ${STATE} } unprotect { ${STATE} } } } }
  ... on UserError { message } } }`,
};

const console_ = JSON.parse(readFileSync('web/relay/operations.json', 'utf8')) as Record<string, string>;

/** All persisted operations of a measured gateway. */
export const documents: Readonly<Record<string, string>> = { ...console_, ...ownDocuments };

/** The id of an operation. Throws if there is none of that name. */
export function documentId(name: string): string {
  const pattern = new RegExp(`^(query|mutation|subscription) ${name}\\b`);
  const found = Object.entries(documents).filter(([, text]) => pattern.test(text));
  const [id] = found.at(-1) ?? [];
  if (id === undefined) throw new Error(`There is no operation ${name}`);
  return id;
}
