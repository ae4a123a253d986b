import { readFileSync } from 'node:fs';

/** Additional documents for benchmarks by name; the others are the console's. */
const OWN = {
  BenchViewer: `query BenchViewer { viewer { user { id name email role isVerified } account { id name } } }`,
  BenchList: `query BenchList { viewer { account { clusters(first: 50) { totalCount
  pageInfo { endCursor hasNextPage }
  edges { cursor node { id uuid name status progress detail { code params { name value } message }
    k3sVersion osImage apiEndpoint
    isHighAvailability isProtected workerCount createdAt updatedAt
    location { name city countryCode } monthlyPrice { amount currency }
    nodePools { id name instanceTypeName instanceCount isAutoscaling minInstances maxInstances status } } } } } } }`,
};

const console_ = JSON.parse(readFileSync('web/relay/operations.json', 'utf8')) as Record<string, string>;

/** All persisted operations of a measured gateway. */
export const documents: Readonly<Record<string, string>> = { ...console_, ...OWN };

/** The id of an operation. Throws if there is none of that name. */
export function documentId(name: string): string {
  const pattern = new RegExp(`^(query|mutation|subscription) ${name}\\b`);
  const found = Object.entries(documents).filter(([, text]) => pattern.test(text));
  const [id] = found.at(-1) ?? [];
  if (id === undefined) throw new Error(`There is no operation ${name}`);
  return id;
}
