import { ConnectionHandler } from 'relay-runtime';
import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Keys of the lists that show every cluster of the account. */
const KEYS = ['ClustersPage_clusters', 'DashboardPage_clusters'] as const;

/**
 * A new cluster enters the lists, a deleted one leaves them and the store. By hand, because the directives for it
 * expect a cluster in every event and every list to be loaded: most events carry none, and most lists are not.
 */
export function updateClusterLists(store: RecordSourceSelectorProxy, accountId: string): void {
  const event = store.getRootField('clusterChanged') as ReturnType<typeof store.get>;
  const created = event?.getLinkedRecord('createdCluster');
  const deletedId = event?.getValue('deletedClusterId');
  // Most events tell of a step of work, and looking through a long list for each would cost more than drawing it.
  if (!created && typeof deletedId !== 'string') return;
  const account = store.get(accountId);
  for (const key of account ? KEYS : []) {
    const list = account && ConnectionHandler.getConnection(account, key);
    if (!list) continue;
    if (typeof deletedId === 'string') ConnectionHandler.deleteNode(list, deletedId);
    const isListed = list
      .getLinkedRecords('edges')
      ?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === created?.getDataID());
    if (!created || isListed) continue;
    ConnectionHandler.insertEdgeBefore(
      list,
      ConnectionHandler.createEdge(store, list, created, 'AccountClustersConnectionEdge'),
    );
  }
  if (typeof deletedId === 'string') store.delete(deletedId);
}
