import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { OrderDirection } from '../../graphql/types/OrderDirection.ts';
import { ActionState } from '../../graphql/ActionState.ts';
import { AccountRef } from '../account/Account.ts';
import { AccountPermissions } from '../account/AccountPermissions.ts';
import { ClusterRef } from './Cluster.ts';
import { createClusterAction } from './clusterActions.ts';
import { ClusterStatus } from './ClusterStatus.ts';
import { loadClusters, type ClusterRecord } from './clusters.upstream.ts';
import { locationOf } from './Location.ts';

const ClusterFilter = builder.inputType('ClusterFilter', {
  description: 'Filter of clusters; all given conditions must match.',
  fields: (t) => ({
    search: t.string({ description: 'Part of the name; case-insensitive.' }),
    statuses: t.field({ type: [ClusterStatus], description: 'Clusters with one of these statuses.' }),
    labels: t.stringList({
      description: 'Clusters with all of these labels: key=value, or a key alone for any value.',
    }),
    archived: t.boolean({ description: 'true for archived clusters only, false for all others.' }),
  }),
});

const orders = {
  CREATED_AT: (cluster: ClusterRecord) => cluster.date_created,
  UPDATED_AT: (cluster: ClusterRecord) => cluster.date_updated,
  NAME: (cluster: ClusterRecord) => cluster.name,
  STATUS: (cluster: ClusterRecord) => cluster.status,
  LOCATION: (cluster: ClusterRecord) => locationOf(cluster.location).city,
  MONTHLY_PRICE: (cluster: ClusterRecord) => cluster.monthly_price,
} as const;

const ClusterOrderField = builder.enumType('ClusterOrderField', {
  description: 'Field that clusters are ordered by.',
  values: {
    CREATED_AT: { description: 'Time of creation.' },
    UPDATED_AT: { description: 'Time of the last change.' },
    NAME: { description: 'Name.' },
    STATUS: { description: 'Status.' },
    LOCATION: { description: 'City of the location.' },
    MONTHLY_PRICE: { description: 'Monthly price.' },
  },
});

const ClusterOrder = builder.inputType('ClusterOrder', {
  description: 'Order of clusters; equal ones are ordered by name.',
  fields: (t) => ({
    field: t.field({ type: ClusterOrderField, required: true, description: 'Field to order by.' }),
    direction: t.field({ type: OrderDirection, required: true, description: 'Direction of the order.' }),
  }),
});

type Filter = typeof ClusterFilter.$inferInput;

const ClusterConnection = builder.connectionObject({ type: ClusterRef, name: 'ClusterConnection' });

builder.objectFields(AccountRef, (t) => ({
  clusters: t.connection(
    {
      type: ClusterRef,
      nullable: true,
      description: 'Clusters of the account; null when they could not be loaded.',
      args: {
        filter: t.arg({ type: ClusterFilter, description: 'Filter; all clusters when omitted.' }),
        orderBy: t.arg({ type: ClusterOrder, description: 'Order; newest first when omitted.' }),
      },
      resolve: async (_account, args, ctx) => {
        const chosen = (await loadClusters(ctx)).filter((cluster) => fits(cluster, args.filter));
        const valueOf = orders[args.orderBy?.field ?? 'CREATED_AT'];
        const direction = args.orderBy?.direction === 'ASC' ? 1 : -1;
        return connectionOf(chosen, args, (cluster) => [valueOf(cluster), cluster.name], [direction]);
      },
    },
    ClusterConnection,
  ),
}));

builder.objectField(AccountPermissions, 'createCluster', (t) =>
  t.field({
    type: ActionState,
    nullable: true,
    description: 'Whether `createCluster` is allowed now, and if not, why. Null when it could not be loaded.',
    resolve: (_account, _args, ctx) => createClusterAction(ctx),
  }),
);

function fits(cluster: ClusterRecord, filter: Filter | null | undefined): boolean {
  if (!filter) return true;
  const { search, statuses, labels, archived } = filter;
  if (search && !cluster.name.toLowerCase().includes(search.trim().toLowerCase())) return false;
  if (statuses && !statuses.includes(cluster.status)) return false;
  if (labels && !labels.every((wanted) => hasLabel(cluster, wanted.trim()))) return false;
  return archived == null || archived === (cluster.status === 'archived');
}

function hasLabel({ labels }: ClusterRecord, wanted: string): boolean {
  return labels.some((label) => label === wanted || label.startsWith(`${wanted}=`));
}
