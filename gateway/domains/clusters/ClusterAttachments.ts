import { builder } from '../../graphql/builder.ts';
import { euros, Money } from '../../graphql/types/Money.ts';
import { ClusterRef } from './Cluster.ts';
import type { ClusterRecord } from './clusters.upstream.ts';

type Attachments = NonNullable<ClusterRecord['attachments']>;

const none: Attachments = { volumes: [], load_balancers: [], monthly_price: 0 };

const price = (what: string) => `Price of ${what} per month at Hetzner, excluding VAT.`;

const AttachedVolume = builder.objectRef<Attachments['volumes'][number]>('AttachedVolume').implement({
  description: 'A volume at Hetzner that a workload of the cluster ordered.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the volume.' }),
    claim: t.exposeString('claim', {
      nullable: true,
      description:
        'Namespace and name of its claim, such as `shop/data`; null when the claim was deleted and the volume was retained.',
    }),
    sizeGb: t.exposeFloat('size_gb', { description: 'Size in GB.' }),
    monthlyPrice: t.field({
      type: Money,
      description: price('the volume'),
      resolve: (volume) => euros(volume.monthly_price),
    }),
  }),
});

const AttachedLoadBalancer = builder
  .objectRef<Attachments['load_balancers'][number]>('AttachedLoadBalancer')
  .implement({
    description: 'A load balancer at Hetzner that a service of the cluster ordered.',
    fields: (t) => ({
      service: t.exposeString('service', {
        description: 'Namespace and name of the service, such as `traefik/traefik`.',
      }),
      type: t.exposeString('type', { description: 'Type at Hetzner, such as `lb11`.' }),
      monthlyPrice: t.field({
        type: Money,
        description: price('the load balancer'),
        resolve: (balancer) => euros(balancer.monthly_price),
      }),
    }),
  });

const ClusterAttachments = builder.objectRef<Attachments>('ClusterAttachments').implement({
  description:
    'Volumes and load balancers that workloads ordered, as last observed. They stay at Hetzner, and are billed, when the cluster is archived or deleted.',
  fields: (t) => ({
    volumes: t.expose('volumes', { type: [AttachedVolume], description: 'Volumes, by name.' }),
    loadBalancers: t.expose('load_balancers', {
      type: [AttachedLoadBalancer],
      description: 'Load balancers, by service.',
    }),
    monthlyPrice: t.field({
      type: Money,
      description: price('all of them'),
      resolve: (attachments) => euros(attachments.monthly_price),
    }),
  }),
});

builder.objectField(ClusterRef, 'attachments', (t) =>
  t.field({
    type: ClusterAttachments,
    description: 'Volumes and load balancers that its workloads ordered.',
    resolve: ({ attachments }) => attachments ?? none,
  }),
);
