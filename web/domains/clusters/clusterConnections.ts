import { ConnectionHandler } from 'relay-runtime';

/** Keys of the lists that show every cluster of the account; a new one enters them and a deleted one leaves them. */
const KEYS = ['ClustersPage_clusters', 'DashboardPage_clusters'] as const;

/** Store ids of those lists for `@prependNode` and `@deleteEdge`. */
export const clusterConnections = (accountId: string): string[] =>
  KEYS.map((key) => ConnectionHandler.getConnectionID(accountId, key));
