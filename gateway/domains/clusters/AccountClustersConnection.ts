import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { OrderDirection } from '../../graphql/types/OrderDirection.ts';
import { ActionState } from '../../graphql/ActionState.ts';
import { AccountRef } from '../account/Account.ts';
import { ClusterRef } from './Cluster.ts';
import { createClusterAction } from './clusterActions.ts';
import { ClusterStatus } from './ClusterStatus.ts';
import { loadClusters, type ClusterRecord } from './clusters.upstream.ts';
import { locationOf } from './Location.ts';

const ClusterFilter = builder.inputType('ClusterFilter', {
  description: 'Which clusters; everything given must hold.',
  fields: (t) => ({
    search: t.string({ description: 'Part of the name, in any case.' }),
    statuses: t.field({ type: [ClusterStatus], description: 'One of these.' }),
    archived: t.boolean({ description: 'true for archived ones only, false for all others.' }),
  }),
});

const byText = (key: (cluster: ClusterRecord) => string) => (a: ClusterRecord, b: ClusterRecord) =>
  key(a).localeCompare(key(b));

/** Moments are written so that their letters sort them. */
const byMoment = (key: (cluster: ClusterRecord) => string) => (a: ClusterRecord, b: ClusterRecord) =>
  key(a) < key(b) ? -1 : Number(key(a) > key(b));

const orders = {
  CREATED_AT: byMoment((cluster) => cluster.date_created),
  UPDATED_AT: byMoment((cluster) => cluster.date_updated),
  NAME: byText((cluster) => cluster.name),
  STATUS: byText((cluster) => cluster.status),
  LOCATION: byText((cluster) => locationOf(cluster.location).city),
  MONTHLY_PRICE: (a: ClusterRecord, b: ClusterRecord) => a.monthly_price - b.monthly_price,
} as const;

const ClusterOrderField = builder.enumType('ClusterOrderField', {
  description: 'What to order clusters by.',
  values: {
    CREATED_AT: { description: 'When it was created.' },
    UPDATED_AT: { description: 'When it last changed.' },
    NAME: { description: 'Its name.' },
    STATUS: { description: 'Its status.' },
    LOCATION: { description: 'The city it is in.' },
    MONTHLY_PRICE: { description: 'What it costs a month.' },
  },
});

const ClusterOrder = builder.inputType('ClusterOrder', {
  description: 'In which order; equal ones go by name.',
  fields: (t) => ({
    field: t.field({ type: ClusterOrderField, required: true, description: 'By what.' }),
    direction: t.field({ type: OrderDirection, required: true, description: 'Which way.' }),
  }),
});

type Filter = typeof ClusterFilter.$inferInput;
type Order = typeof ClusterOrder.$inferInput;

builder.objectFields(AccountRef, (t) => ({
  clusters: t.connection({
    type: ClusterRef,
    nullable: true,
    description: 'Its clusters, newest first unless ordered.',
    args: {
      filter: t.arg({ type: ClusterFilter, description: 'Which ones; all when left out.' }),
      orderBy: t.arg({ type: ClusterOrder, description: 'In which order; newest first when left out.' }),
    },
    resolve: async (_account, args, ctx) => {
      const chosen = (await loadClusters(ctx)).filter((cluster) => fits(cluster, args.filter));
      return connectionOf(sorted(chosen, args.orderBy), args, (cluster) => cluster.id);
    },
  }),
  createCluster: t.field({
    type: ActionState,
    nullable: true,
    description: 'May the caller create a cluster now?',
    resolve: (_account, _args, ctx) => createClusterAction(ctx),
  }),
}));

function fits(cluster: ClusterRecord, filter: Filter | null | undefined): boolean {
  if (!filter) return true;
  const { search, statuses, archived } = filter;
  if (search && !cluster.name.toLowerCase().includes(search.trim().toLowerCase())) return false;
  if (statuses && !statuses.includes(cluster.status)) return false;
  return archived == null || archived === (cluster.status === 'archived');
}

function sorted(clusters: ClusterRecord[], order: Order | null | undefined): ClusterRecord[] {
  const compare = orders[order?.field ?? 'CREATED_AT'];
  const sign = order?.direction === 'ASC' ? 1 : -1;
  return [...clusters].sort((a, b) => sign * compare(a, b) || a.name.localeCompare(b.name));
}
