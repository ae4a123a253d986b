import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { euros, Money } from '../../../graphql/types/Money.ts';
import { availabilityOf } from '../../nodepools/InstanceType.ts';
import { loadInstanceTypes } from '../../nodepools/nodepools.upstream.ts';
import { clusterDefaults } from './clusterDefaults.ts';
import { loadClusterOptions } from '../clusters.upstream.ts';
import { Location, locations } from '../Location.ts';

export const OsImage = builder.enumType('OsImage', {
  description: 'Operating system of the servers.',
  values: {
    UBUNTU_24_04: { value: 'ubuntu-24.04', description: 'Ubuntu 24.04 LTS.' },
    DEBIAN_13: { value: 'debian-13', description: 'Debian 13.' },
    ROCKY_10: { value: 'rocky-10', description: 'Rocky Linux 10.' },
  },
});

export const CniPlugin = builder.enumType('CniPlugin', {
  description: 'Network plugin of a cluster.',
  values: {
    FLANNEL: { value: 'flannel', description: 'Flannel, part of k3s.' },
    CILIUM: {
      value: 'cilium',
      description: 'Cilium: eBPF with network policies. Can only be chosen at creation.',
    },
  },
});

const k3sVersions = ['v1.33.4+k3s1', 'v1.32.8+k3s1', 'v1.32.1+k3s1', 'v1.31.12+k3s1', 'v1.30.14+k3s2'];

const osImages = [
  { image: 'ubuntu-24.04', label: 'Ubuntu 24.04' },
  { image: 'debian-13', label: 'Debian 13' },
  { image: 'rocky-10', label: 'Rocky Linux 10' },
] as const;

const K3sVersion = builder.objectRef<string>('K3sVersion').implement({
  description: 'A Kubernetes version that a cluster can be created with.',
  fields: (t) => ({
    version: t.string({ description: 'k3s release name.', resolve: (version) => version }),
    isDefault: t.boolean({
      description: 'Whether this is the default.',
      resolve: (version) => version === clusterDefaults.k3sVersion,
    }),
  }),
});

const OsImageOption = builder.objectRef<(typeof osImages)[number]>('OsImageOption').implement({
  description: 'An operating system.',
  fields: (t) => ({
    image: t.expose('image', { type: OsImage, description: 'Value for `createCluster`.' }),
    label: t.exposeString('label', { description: 'Display name.' }),
  }),
});

/** Enough for k3s with its add-ons. */
const LEAST = { cores: 2, memory: 4 };

/** The cheapest type that can be ordered in the location and is not going to end; the first one of the product if unknown. */
async function defaultInstanceType(ctx: GatewayContext, location: string): Promise<string> {
  const types = await loadInstanceTypes(ctx, location).catch(() => []);
  const now = new Date();
  const fits = types.find(
    (type) =>
      availabilityOf(type, now) === 'AVAILABLE' &&
      type.architecture === 'x86' &&
      type.cores >= LEAST.cores &&
      type.memory >= LEAST.memory,
  );
  return fits?.name ?? clusterDefaults.instanceType;
}

const ClusterDefaults = builder.objectRef<typeof clusterDefaults>('ClusterDefaults').implement({
  description: 'Default values of the create form.',
  fields: (t) => ({
    location: t.exposeString('location', { description: 'Name of the location.' }),
    k3sVersion: t.exposeString('k3sVersion', { description: 'k3s version.' }),
    osImage: t.expose('osImage', { type: OsImage, description: 'Operating system.' }),
    instanceType: t.string({
      description:
        'Server type of the control plane and workers: the cheapest one in the location that is not going to end, with at least 2 vCPU and 4 GB.',
      resolve: ({ location }, _args, ctx) => defaultInstanceType(ctx, location),
    }),
    cni: t.expose('cni', { type: CniPlugin, description: 'Network plugin.' }),
    allowedNetworks: t.stringList({
      description: 'Networks that may reach SSH and the Kubernetes API, as CIDRs; by default all.',
      resolve: () => [...clusterDefaults.allowedNetworks],
    }),
    privateSubnet: t.exposeString('privateSubnet', { description: 'Private network as a CIDR.' }),
  }),
});

const ClusterOptions = builder.objectRef<object>('ClusterOptions').implement({
  description: 'Options for creating a cluster.',
  fields: (t) => ({
    locations: t.field({
      type: [Location],
      description: 'Locations, the default one first.',
      resolve: () => [...locations],
    }),
    k3sVersions: t.field({
      type: [K3sVersion],
      description: 'Kubernetes versions, newest first.',
      resolve: () => k3sVersions,
    }),
    osImages: t.field({
      type: [OsImageOption],
      description: 'Operating systems, the default one first.',
      resolve: () => [...osImages],
    }),
    defaults: t.field({
      type: ClusterDefaults,
      description: 'Default values.',
      resolve: () => clusterDefaults,
    }),
    egressNetworks: t.stringList({
      nullable: true,
      description:
        'Networks of the platform as CIDRs. They are added to both allow-lists of a new cluster, because it could not be set up otherwise. Null when they could not be loaded.',
      resolve: async (_options, _args, ctx) => (await loadClusterOptions(ctx)).egress_networks,
    }),
    callerNetwork: t.string({
      nullable: true,
      description: 'Your public IPv4 address as a CIDR; null when it is unknown.',
      resolve: async (_options, _args, ctx) => (await loadClusterOptions(ctx)).caller_network ?? null,
    }),
    apiLoadBalancerPrice: t.field({
      type: Money,
      nullable: true,
      description:
        'Price per month, excluding VAT, of the load balancer that a highly available control plane gets; null when it is unknown.',
      resolve: async (_options, _args, ctx) => {
        const { api_balancer_price: price } = await loadClusterOptions(ctx);
        return price == null ? null : euros(price);
      },
    }),
    ipv4Price: t.field({
      type: Money,
      nullable: true,
      description:
        'Price per month, excluding VAT, of the public IPv4 address of one server; null when it is unknown.',
      resolve: async (_options, _args, ctx) => {
        const { ipv4_price: price } = await loadClusterOptions(ctx);
        return price == null ? null : euros(price);
      },
    }),
    maxNodePools: t.int({
      description: 'Number of node pools that a cluster can be created with.',
      resolve: () => 10,
    }),
  }),
});

builder.queryField('clusterOptions', (t) =>
  t.field({
    type: ClusterOptions,
    description: 'Options for creating a cluster: locations, versions, operating systems and defaults.',
    resolve: () => ({}),
  }),
);
