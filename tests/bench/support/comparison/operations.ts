import { documentId, documents } from '../operations.ts';

/** The measured operations. */
export const operationNames = ['viewer', 'list50', 'dashboard', 'page', 'mutation'] as const;
export type OperationName = (typeof operationNames)[number];

export interface Operation {
  name: OperationName;
  title: string;
  /** The name of the document and its id. */
  document: string;
  id: string;
  text: string;
  variables: Record<string, unknown>;
  /** Whether it is measured with a slow platform too. */
  measuredWithDelay: boolean;
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
    measuredWithDelay: name === 'viewer' || name === 'page',
  });
  return [
    made('viewer', 'BenchViewer', 'who is asking'),
    made('list50', 'BenchList', 'a list of 50 clusters with their pools'),
    made('dashboard', 'BenchDashboard', 'a dashboard of 50 clusters'),
    made('page', 'BenchPage', 'the page of a cluster', { id: cluster }),
    made('mutation', 'BenchProtect', 'protecting a cluster', { input: { id: global } }),
  ];
}
