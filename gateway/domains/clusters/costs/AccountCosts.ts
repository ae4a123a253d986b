import { builder } from '../../../graphql/builder.ts';
import { euros, Money } from '../../../graphql/types/Money.ts';
import { AccountRef } from '../../account/Account.ts';
import { ClusterRef } from '../Cluster.ts';
import { loadClusters } from '../clusters.upstream.ts';
import { loadCosts, type CostsRecord } from './costs.upstream.ts';

type ClusterRecord = CostsRecord['clusters'][number];

const ServerHours = builder.objectRef<ClusterRecord['worker_pools'][number]>('ServerHours').implement({
  description: 'Hours of servers of one type.',
  fields: (t) => ({
    instanceTypeName: t.exposeString('instance_type', { description: 'Name of the server type.' }),
    hours: t.exposeFloat('hours', { description: 'Hours of all servers together.' }),
  }),
});

const DayCosts = builder.objectRef<ClusterRecord['days'][number]>('DayCosts').implement({
  description: 'What the servers of a cluster and their IPv4 addresses cost on one day.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'The day in UTC, such as 2026-03-09.' }),
    cost: t.field({ type: Money, description: 'Cost excluding VAT.', resolve: ({ cost }) => euros(cost) }),
  }),
});

const ClusterCosts = builder.objectRef<ClusterRecord>('ClusterCosts').implement({
  description: 'What the servers of one cluster and their IPv4 addresses cost in a month.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the cluster.' }),
    cluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The cluster; null once it is deleted.',
      resolve: async ({ id, deleted }, _args, ctx) =>
        deleted ? null : ((await loadClusters(ctx)).find((one) => one.id === id) ?? null),
    }),
    total: t.field({
      type: Money,
      description: 'Hours of the month so far times the hourly prices, excluding VAT.',
      resolve: ({ total }) => euros(total),
    }),
    monthlyEstimate: t.field({
      type: Money,
      description:
        'Price of a whole month of everything that is billed now, also load balancers and volumes, excluding VAT.',
      resolve: ({ monthly_price: price }) => euros(price),
    }),
    controlPlaneHours: t.exposeFloat('master_hours', {
      description: 'Hours of all control plane servers together.',
    }),
    workerHours: t.expose('worker_pools', {
      type: [ServerHours],
      description: 'Hours of the workers by server type.',
    }),
    days: t.expose('days', {
      type: [DayCosts],
      description: 'Costs by day, oldest first; days without servers are missing.',
    }),
  }),
});

const AccountCosts = builder.objectRef<CostsRecord>('AccountCosts').implement({
  description:
    'What the servers of all clusters and their IPv4 addresses cost at Hetzner in a month, by hours and hourly prices.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'The month in UTC, such as 2026-03.' }),
    total: t.field({
      type: Money,
      description: 'Sum of all clusters, excluding VAT.',
      resolve: ({ total }) => euros(total),
    }),
    previousTotal: t.field({
      type: Money,
      nullable: true,
      description: 'Sum of the month before; null when nothing was counted in it.',
      resolve: ({ previous_total: total }) => (total == null ? null : euros(total)),
    }),
    clusters: t.expose('clusters', {
      type: [ClusterCosts],
      description:
        'By cluster, the most expensive first; deleted and archived ones that had servers included.',
    }),
  }),
});

builder.objectField(AccountRef, 'costs', (t) =>
  t.field({
    type: AccountCosts,
    nullable: true,
    description: 'Costs of the servers in a month; null when they could not be loaded.',
    args: {
      month: t.arg.string({
        description: 'Year and month in UTC, such as 2026-03; the present month by default.',
      }),
    },
    resolve: (_account, { month }, ctx) => loadCosts(ctx, month),
  }),
);
