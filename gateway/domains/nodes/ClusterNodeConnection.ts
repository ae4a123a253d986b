import { builder } from '../../graphql/builder.ts';
import { connectionOf, type SortKey } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadClusters } from '../clusters/clusters.upstream.ts';
import { ClusterNodeRef, NodeRole } from './ClusterNode.ts';
import { loadNodes, type NodeRecord } from './nodes.upstream.ts';

const ClusterNodeFilter = builder.inputType('ClusterNodeFilter', {
  description: 'Filter of nodes; all given conditions must match.',
  fields: (t) => ({
    roles: t.field({ type: [NodeRole], description: 'Nodes with one of these roles.' }),
    isReady: t.boolean({ description: 'true for nodes that are ready, false for all others.' }),
  }),
});

function fits(node: NodeRecord, filter: typeof ClusterNodeFilter.$inferInput | null | undefined): boolean {
  const { roles, isReady } = filter ?? {};
  if (roles && !roles.includes(node.type)) return false;
  return isReady == null || isReady === (node.status === 'ready');
}

/** Control plane nodes first, then by node pool. */
const sortKeyOf = ({ type, pool, name }: NodeRecord): SortKey => [
  type === 'master' ? 0 : 1,
  pool ?? '',
  name,
];

const ClusterNodeConnection = builder.connectionObject({
  type: ClusterNodeRef,
  name: 'ClusterNodeConnection',
});

builder.objectField(ClusterRef, 'nodes', (t) =>
  t.connection(
    {
      type: ClusterNodeRef,
      nullable: true,
      description:
        'Nodes: control plane first, then by node pool. Null while the cluster is not running or when they could not be loaded.',
      args: { filter: t.arg({ type: ClusterNodeFilter, description: 'Filter; all nodes when omitted.' }) },
      resolve: async (cluster, { filter, ...args }, ctx) => {
        const reading = await loadNodes(ctx, cluster);
        if (reading === null) return null;
        return connectionOf(
          reading.nodes.filter((node) => fits(node, filter)),
          args,
          sortKeyOf,
        );
      },
    },
    ClusterNodeConnection,
  ),
);

builder.objectField(AccountRef, 'nodes', (t) =>
  t.connection(
    {
      type: ClusterNodeRef,
      nullable: true,
      description:
        'Nodes of all running clusters, by name of the cluster and then in the order of `Cluster.nodes`. Costs one call of the platform per running cluster, whatever the size of the page. Null when those of any cluster could not be loaded.',
      args: { filter: t.arg({ type: ClusterNodeFilter, description: 'Filter; all nodes when omitted.' }) },
      resolve: async (_account, { filter, ...args }, ctx) => {
        const clusters = await loadClusters(ctx);
        const nameOf = new Map(clusters.map(({ id, name }) => [id, name]));
        const readings = await Promise.all(clusters.map((cluster) => loadNodes(ctx, cluster)));
        const nodes = readings.flatMap((reading) => reading?.nodes ?? []);
        return connectionOf(
          nodes.filter((node) => fits(node, filter)),
          args,
          (node) => [nameOf.get(node.clusterId) ?? '', node.clusterId, ...sortKeyOf(node)],
        );
      },
    },
    ClusterNodeConnection,
  ),
);
