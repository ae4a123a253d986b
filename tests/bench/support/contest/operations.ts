import { documentId, documents } from '../operations.ts';

/** The measured operations. */
export type OperationName = 'viewer' | 'list50' | 'dashboard' | 'page' | 'mutation';

export interface Operation {
  name: OperationName;
  title: string;
  /** The name of the document and its id. */
  document: string;
  id: string;
  text: string;
  variables: Record<string, unknown>;
  /** True to measure with a slow platform too. */
  isSlowToo: boolean;
}

/** The operations on one cluster of the recorded account. */
export function operationsOn(cluster: string): Operation[] {
  const global = Buffer.from(`Cluster:${cluster}`).toString('base64url');
  const made = (
    name: OperationName,
    document: string,
    title: string,
    variables: Record<string, unknown> = {},
  ) => ({
    name,
    document,
    title,
    id: documentId(document),
    text: documents[documentId(document)] ?? '',
    variables,
    isSlowToo: name === 'viewer' || name === 'page',
  });
  return [
    made('viewer', 'BenchViewer', 'who is asking'),
    made('list50', 'BenchList', 'a list of 50 clusters with their pools'),
    made('dashboard', 'DashboardPageQuery', "the console's dashboard"),
    made('page', 'OverviewTabQuery', "the console's page of a cluster", { id: cluster }),
    made('mutation', 'useProtectClusterMutation', 'protecting a cluster', { input: { id: global } }),
  ];
}
