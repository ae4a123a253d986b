import { builder } from '../../../graphql/builder.ts';
import { loadClusterOptions } from '../clusters.upstream.ts';
import { Location, locations } from '../Location.ts';

export const OsImage = builder.enumType('OsImage', {
  description: 'The operating system of the servers.',
  values: {
    UBUNTU_24_04: { value: 'ubuntu-24.04', description: 'Ubuntu 24.04 LTS.' },
    DEBIAN_13: { value: 'debian-13', description: 'Debian 13.' },
    ROCKY_10: { value: 'rocky-10', description: 'Rocky Linux 10.' },
  },
});

export const CniPlugin = builder.enumType('CniPlugin', {
  description: 'What connects the pods.',
  values: {
    FLANNEL: { value: 'flannel', description: 'Simple; part of k3s.' },
    CILIUM: { value: 'cilium', description: 'eBPF, with network policies; only chosen at creation.' },
  },
});

const k3sVersions = ['v1.33.4+k3s1', 'v1.32.8+k3s1', 'v1.32.1+k3s1', 'v1.31.12+k3s1', 'v1.30.14+k3s2'];

const osImages = [
  { image: 'ubuntu-24.04', label: 'Ubuntu 24.04' },
  { image: 'debian-13', label: 'Debian 13' },
  { image: 'rocky-10', label: 'Rocky Linux 10' },
] as const;

const defaults = {
  location: 'fsn1',
  k3sVersion: 'v1.32.8+k3s1',
  osImage: 'ubuntu-24.04',
  instanceType: 'cpx11',
  cni: 'flannel',
  privateSubnet: '10.0.0.0/16',
  allowedNetworks: ['0.0.0.0/0'],
} as const;

const K3sVersion = builder.objectRef<string>('K3sVersion').implement({
  description: 'A Kubernetes version a cluster can start with.',
  fields: (t) => ({
    version: t.string({ description: 'As k3s names its releases.', resolve: (version) => version }),
    isDefault: t.boolean({
      description: 'Chosen unless another one is.',
      resolve: (version) => version === defaults.k3sVersion,
    }),
  }),
});

const OsImageOption = builder.objectRef<(typeof osImages)[number]>('OsImageOption').implement({
  description: 'An operating system to choose.',
  fields: (t) => ({
    image: t.expose('image', { type: OsImage, description: 'The value to send.' }),
    label: t.exposeString('label', { description: 'The name for people.' }),
  }),
});

const ClusterDefaults = builder.objectRef<typeof defaults>('ClusterDefaults').implement({
  description: 'What the create form starts with.',
  fields: (t) => ({
    location: t.exposeString('location', { description: 'The name of the location.' }),
    k3sVersion: t.exposeString('k3sVersion', { description: 'The Kubernetes version.' }),
    osImage: t.expose('osImage', { type: OsImage, description: 'The operating system.' }),
    instanceType: t.exposeString('instanceType', { description: 'The server type of masters and workers.' }),
    cni: t.expose('cni', { type: CniPlugin, description: 'What connects the pods.' }),
    allowedNetworks: t.stringList({
      description: 'Who may reach SSH and the Kubernetes API, as CIDRs. Open to all until narrowed.',
      resolve: () => [...defaults.allowedNetworks],
    }),
    privateSubnet: t.exposeString('privateSubnet', { description: 'The private network, as a CIDR.' }),
  }),
});

const ClusterOptions = builder.objectRef<object>('ClusterOptions').implement({
  description: 'What a new cluster can be made of.',
  fields: (t) => ({
    locations: t.field({
      type: [Location],
      description: 'Where; the default first.',
      resolve: () => [...locations],
    }),
    k3sVersions: t.field({ type: [K3sVersion], description: 'Newest first.', resolve: () => k3sVersions }),
    osImages: t.field({
      type: [OsImageOption],
      description: 'The default first.',
      resolve: () => [...osImages],
    }),
    defaults: t.field({
      type: ClusterDefaults,
      description: 'What the form starts with.',
      resolve: () => defaults,
    }),
    egressNetworks: t.stringList({
      nullable: true,
      description:
        "The platform's own addresses, as CIDRs. They join both allow-lists of a new cluster, or it could not be built.",
      resolve: async (_options, _args, ctx) => (await loadClusterOptions(ctx)).egress_networks,
    }),
    callerNetwork: t.string({
      nullable: true,
      description:
        'Your public IPv4 address as a CIDR, to let yourself in; null when it is not seen from here.',
      resolve: async (_options, _args, ctx) => (await loadClusterOptions(ctx)).caller_network ?? null,
    }),
    maxNodePools: t.int({ description: 'How many node pools a form may have.', resolve: () => 10 }),
  }),
});

builder.queryField('clusterOptions', (t) =>
  t.field({
    type: ClusterOptions,
    description: 'What the create form offers: locations, versions, images and the defaults.',
    resolve: () => ({}),
  }),
);
