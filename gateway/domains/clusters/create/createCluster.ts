import { builder } from '../../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../../graphql/errors.ts';
import { AccountRef } from '../../account/Account.ts';
import { loadAccount, type AccountRecord } from '../../account/account.upstream.ts';
import { NodePoolInput, poolBody } from '../../nodepools/NodePoolInput.ts';
import { ChangePreview } from '../preview/ChangePreview.ts';
import { ClusterRef } from '../Cluster.ts';
import { clusterDefaults } from './clusterDefaults.ts';
import { CniPlugin, OsImage } from './ClusterOptions.ts';
import { postCluster, previewCreation, type ClusterRecord } from '../clusters.upstream.ts';
import { DatastoreMode } from '../Datastore.ts';
import { settingInputs, settingsBody } from '../settings/settingFields.ts';

const CreateClusterInput = builder.inputType('CreateClusterInput', {
  description: 'Settings of a new cluster. `name`, `location` and one node pool are enough.',
  fields: (t) => ({
    ...settingInputs(t, 'onCreate'),
    name: t.string({
      required: true,
      description:
        '3 to 32 lowercase letters and digits, with single hyphens between them. Cannot be changed.',
    }),
    location: t.string({ required: true, description: 'Name of the location. Cannot be changed.' }),
    osImage: t.field({
      type: OsImage,
      defaultValue: clusterDefaults.osImage,
      description: 'Operating system. Cannot be changed.',
    }),
    controlPlaneInstanceType: t.string({
      description:
        'Server type of the control plane nodes; that of the first node pool when omitted. Cannot be changed.',
    }),
    controlPlaneLocations: t.stringList({
      description: 'One to three locations in one network zone; `location` when omitted.',
    }),
    datastoreMode: t.field({
      type: DatastoreMode,
      defaultValue: 'etcd',
      description: 'Kind of datastore.',
    }),
    externalDatastoreEndpoint: t.string({
      description: 'host:port of the external etcd; required with EXTERNAL.',
    }),
    cni: t.field({
      type: CniPlugin,
      defaultValue: clusterDefaults.cni,
      description: 'Network plugin; null to install your own.',
    }),
    hasPublicIpv4: t.boolean({
      defaultValue: true,
      description: 'Whether each server gets a public IPv4 address.',
    }),
    hasPublicIpv6: t.boolean({
      defaultValue: true,
      description: 'Whether each server gets a public IPv6 address.',
    }),
    privateSubnet: t.string({
      defaultValue: clusterDefaults.privateSubnet,
      description: 'Private network as a CIDR; null for none.',
    }),
    isProtected: t.boolean({
      defaultValue: true,
      description: 'Whether the cluster is protected from being deleted or archived.',
    }),
    nodePools: t.field({ type: [NodePoolInput], required: true, description: 'Node pools; at least one.' }),
    temporaryToken: t.string({
      description: 'Hetzner token for this cluster only, in place of the saved one.',
    }),
    dryRun: t.boolean({
      description: 'If true, nothing is created; the result is a ChangePreview with price and quota.',
    }),
  }),
});

const CreateClusterPayload = builder
  .objectRef<{ cluster: ClusterRecord; account: AccountRecord }>('CreateClusterPayload')
  .implement({
    description: 'The cluster is accepted. `clusterChanged` reports the progress.',
    fields: (t) => ({
      cluster: t.expose('cluster', { type: ClusterRef, description: 'The cluster, status PENDING.' }),
      account: t.expose('account', { type: AccountRef, description: 'The account, with its changed usage.' }),
    }),
  });

const CreateClusterResult = builder.errorUnion('CreateClusterResult', {
  types: [InputError, RefusedError, PlanLimitError, CreateClusterPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : CreateClusterPayload),
});

builder.mutationField('createCluster', (t) =>
  t.field({
    type: CreateClusterResult,
    description:
      'Creates a cluster, which takes a few minutes. `clusterChanged` reports the progress. Scope: CLUSTERS_WRITE.',
    args: {
      input: t.arg({ type: CreateClusterInput, required: true, description: 'Settings of the cluster.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      if (input.dryRun) return previewCreation(ctx, bodyOf(input));
      const cluster = await postCluster(ctx, bodyOf(input));
      return { cluster, account: await loadAccount(ctx) };
    },
  }),
);

/** The form for the platform, which has the same default for what is null. */
function bodyOf(input: typeof CreateClusterInput.$inferInput): Record<string, unknown> {
  return {
    ...settingsBody(input),
    name: input.name,
    location: input.location,
    os_image: input.osImage ?? undefined,
    master_instance_type: input.controlPlaneInstanceType ?? input.nodePools[0]?.instanceType,
    master_locations: input.controlPlaneLocations ?? [input.location],
    datastore: {
      mode: input.datastoreMode ?? undefined,
      external_datastore_endpoint: input.externalDatastoreEndpoint ?? null,
    },
    cni_enabled: input.cni != null,
    cni: input.cni ?? 'flannel',
    public_network_ip_v4: input.hasPublicIpv4 ?? undefined,
    public_network_ip_v6: input.hasPublicIpv6 ?? undefined,
    private_network_enabled: input.privateSubnet != null,
    private_network_subnet: input.privateSubnet ?? null,
    protected: input.isProtected ?? undefined,
    worker_node_pools: input.nodePools.map((pool) => ({
      ...poolBody({ ...pool, location: pool.location ?? input.location }),
      instance_count: pool.instanceCount ?? undefined,
    })),
    ...(input.temporaryToken ? { temporary_hetzner_token: input.temporaryToken } : {}),
  };
}
