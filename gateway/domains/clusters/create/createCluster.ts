import { builder } from '../../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../../graphql/errors.ts';
import { AccountRef } from '../../account/Account.ts';
import { loadAccount, type AccountRecord } from '../../account/account.upstream.ts';
import { NodePoolInput, poolBody } from '../../nodepools/NodePoolInput.ts';
import { ChangePreview } from '../preview/ChangePreview.ts';
import { ClusterRef } from '../Cluster.ts';
import { CniPlugin, OsImage } from './ClusterOptions.ts';
import { postCluster, previewCreation, type ClusterRecord } from '../clusters.upstream.ts';
import { DatastoreMode } from '../Datastore.ts';
import { settingInputs, settingsBody } from '../settings/settingFields.ts';

const CreateClusterInput = builder.inputType('CreateClusterInput', {
  description: 'Settings of a new cluster.',
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
      required: true,
      description: 'Operating system. Cannot be changed.',
    }),
    controlPlaneInstanceType: t.string({
      required: true,
      description: 'Server type of the control plane nodes. Cannot be changed.',
    }),
    controlPlaneLocations: t.stringList({
      description: 'One to three locations in one network zone; `location` when omitted.',
    }),
    datastoreMode: t.field({
      type: DatastoreMode,
      required: true,
      description: 'Kind of datastore.',
    }),
    externalDatastoreEndpoint: t.string({
      description: 'host:port of the external database; required with EXTERNAL.',
    }),
    cni: t.field({ type: CniPlugin, description: 'Network plugin; null to install your own.' }),
    hasPublicIpv4: t.boolean({
      required: true,
      description: 'Whether each server gets a public IPv4 address.',
    }),
    hasPublicIpv6: t.boolean({
      required: true,
      description: 'Whether each server gets a public IPv6 address.',
    }),
    privateSubnet: t.string({ description: 'Private network as a CIDR; null for none.' }),
    isProtected: t.boolean({
      required: true,
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
    description: 'Creates a cluster, which takes a few minutes. `clusterChanged` reports the progress.',
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

function bodyOf(input: typeof CreateClusterInput.$inferInput): Record<string, unknown> {
  return {
    ...settingsBody(input),
    name: input.name,
    location: input.location,
    os_image: input.osImage,
    master_instance_type: input.controlPlaneInstanceType,
    master_locations: input.controlPlaneLocations ?? [input.location],
    datastore: {
      mode: input.datastoreMode,
      external_datastore_endpoint: input.externalDatastoreEndpoint ?? null,
    },
    cni_enabled: input.cni != null,
    cni: input.cni ?? 'flannel',
    public_network_ip_v4: input.hasPublicIpv4,
    public_network_ip_v6: input.hasPublicIpv6,
    private_network_enabled: input.privateSubnet != null,
    private_network_subnet: input.privateSubnet ?? null,
    protected: input.isProtected,
    worker_node_pools: input.nodePools.map((pool) => ({
      ...poolBody(pool),
      instance_count: pool.instanceCount,
    })),
    ...(input.temporaryToken ? { temporary_hetzner_token: input.temporaryToken } : {}),
  };
}
