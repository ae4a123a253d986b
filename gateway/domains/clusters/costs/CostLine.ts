import { builder } from '../../../graphql/builder.ts';
import { euros, Money } from '../../../graphql/types/Money.ts';
import { ClusterRef } from '../Cluster.ts';
import type { ClusterRecord } from '../clusters.upstream.ts';

type CostLineRecord = ClusterRecord['cost_lines'][number];

const CostKind = builder.enumType('CostKind', {
  description: 'What a part of the price of a cluster pays for.',
  values: {
    SERVERS: { value: 'servers', description: 'Servers.' },
    IPV4_ADDRESSES: { value: 'ipv4_addresses', description: 'Public IPv4 addresses of the servers.' },
    LOAD_BALANCERS: {
      value: 'load_balancers',
      description: 'Load balancers: of the Kubernetes API and of workloads.',
    },
    VOLUMES: { value: 'volumes', description: 'Volumes of workloads.' },
  },
});

const CostLine = builder.objectRef<CostLineRecord>('CostLine').implement({
  description: 'A part of the price of a cluster.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CostKind, description: 'What it pays for.' }),
    count: t.exposeInt('count', { description: 'Number of items.' }),
    monthlyPrice: t.field({
      type: Money,
      description: 'Price of all of them per month at Hetzner, excluding VAT.',
      resolve: ({ monthly_price: price }) => euros(price),
    }),
  }),
});

builder.objectFields(ClusterRef, (t) => ({
  monthlyPrice: t.field({
    type: Money,
    description:
      'Price per month at Hetzner, excluding VAT and traffic: the sum of `costLines`. Of an archived cluster, the price after unarchiving; of a failed creation, that of what exists.',
    resolve: (cluster) => euros(cluster.monthly_price),
  }),
  infrastructurePrice: t.field({
    type: Money,
    description:
      'Part of `monthlyPrice` that ends when the cluster is archived or deleted: servers, IPv4 addresses and the load balancer of the Kubernetes API.',
    resolve: ({ infrastructure_price: price, monthly_price: whole }) => euros(price ?? whole),
  }),
  costLines: t.expose('cost_lines', {
    type: [CostLine],
    description: 'Parts of `monthlyPrice`; empty when the platform does not list them.',
  }),
}));
