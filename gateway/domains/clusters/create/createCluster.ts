import { builder } from '../../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../../graphql/errors.ts';
import { AccountRef } from '../../account/Account.ts';
import { loadAccount, type AccountRecord } from '../../account/account.upstream.ts';
import { nodePoolBody, NodePoolInput } from '../../nodepools/NodePoolInput.ts';
import { ChangePreview } from '../preview/ChangePreview.ts';
import { ClusterRef } from '../Cluster.ts';
import { CniPlugin, OsImage } from './ClusterOptions.ts';
import { fields, postCluster, previewCreation, type ClusterRecord } from '../clusters.upstream.ts';
import { DatastoreMode } from '../Datastore.ts';
import { settingInputs, settingsBody } from '../settings/settingFields.ts';

const CreateClusterInput = builder.inputType('CreateClusterInput', {
  description: 'A new cluster.',
  fields: (t) => ({
    ...settingInputs(t, 'onCreate'),
    name: t.string({
      required: true,
      description:
        '3 to 32 lowercase letters and digits, with single hyphens between them. Cannot be changed.',
    }),
    location: t.string({ required: true, description: 'The name of the location. Cannot be changed.' }),
    osImage: t.field({
      type: OsImage,
      required: true,
      description: 'The operating system. Cannot be changed.',
    }),
    masterInstanceType: t.string({
      required: true,
      description: 'The server type of the masters. Cannot be changed.',
    }),
    masterLocations: t.stringList({
      description: 'One to three locations of one network zone; the location when left out.',
    }),
    datastoreMode: t.field({
      type: DatastoreMode,
      required: true,
      description: 'Where Kubernetes keeps its state.',
    }),
    externalDatastoreEndpoint: t.string({ description: 'host:port; needed with EXTERNAL.' }),
    cni: t.field({ type: CniPlugin, description: 'What connects the pods; null to install it yourself.' }),
    hasPublicIpv4: t.boolean({ required: true, description: 'A public IPv4 address for each server?' }),
    hasPublicIpv6: t.boolean({ required: true, description: 'A public IPv6 address for each server?' }),
    privateSubnet: t.string({ description: 'A private network with this CIDR; null for none.' }),
    isProtected: t.boolean({ required: true, description: 'Protect it from being deleted or archived?' }),
    nodePools: t.field({ type: [NodePoolInput], required: true, description: 'At least one.' }),
    temporaryToken: t.string({
      description: 'A Hetzner token for this cluster alone, in place of the saved one.',
    }),
    dryRun: t.boolean({
      description: 'If true, nothing is created; the result is a ChangePreview with price and quota.',
    }),
  }),
});

const CreateClusterPayload = builder
  .objectRef<{ cluster: ClusterRecord; account: AccountRecord }>('CreateClusterPayload')
  .implement({
    description: 'The cluster is accepted. Its progress arrives through clusterChanged.',
    fields: (t) => ({
      cluster: t.expose('cluster', { type: ClusterRef, description: 'The cluster, status PENDING.' }),
      account: t.expose('account', { type: AccountRef, description: 'The account, whose usage has grown.' }),
    }),
  });

builder.mutationField('createCluster', (t) =>
  t.field({
    type: CreateClusterPayload,
    errors: { types: [InputError, RefusedError, PlanLimitError, ChangePreview] },
    description:
      'Creates a cluster. It takes a few minutes to become ACTIVE; progress arrives through clusterChanged.',
    args: {
      input: t.arg({ type: CreateClusterInput, required: true, description: 'The cluster to create.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      if (input.dryRun) throw new ChangePreview(await previewCreation(ctx, bodyOf(input)), fields);
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
    master_instance_type: input.masterInstanceType,
    master_locations: input.masterLocations ?? [input.location],
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
    worker_node_pools: input.nodePools.map(nodePoolBody),
    ...(input.temporaryToken ? { temporary_hetzner_token: input.temporaryToken } : {}),
  };
}
