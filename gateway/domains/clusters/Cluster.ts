import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { progressDetail } from '../../graphql/Message.ts';
import { CniPlugin, OsImage } from './create/ClusterOptions.ts';
import { countServers, serversOf } from './clusterServers.upstream.ts';
import { ClusterPermissions } from './ClusterPermissions.ts';
import { ClusterStatus } from './ClusterStatus.ts';
import { loadCluster, type ClusterRecord } from './clusters.upstream.ts';
import { Datastore } from './Datastore.ts';
import { Location, locationOf } from './Location.ts';
import { settings, type SettingsRecord } from './settings/settingFields.ts';

export const ClusterRef = builder.objectRef<ClusterRecord>('Cluster');

/** A cluster. Other domains add their fields: node pools, add-ons, resources. */
export const Cluster = builder.node(ClusterRef, {
  description: 'A k3s cluster on Hetzner servers.',
  id: { resolve: (cluster) => cluster.id },
  loadOne: (id, ctx) => nullWhenMissing(loadCluster(ctx, id)),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Identifier of the cluster in the REST API and in URLs.' }),
    name: t.exposeString('name', { description: 'Name of the cluster, unique in the account.' }),
    status: t.expose('status', { type: ClusterStatus, description: 'Current status.' }),
    progress: t.exposeInt('progress', {
      nullable: true,
      description: 'Percentage, 0 to 100, of the running operation; null when none is running.',
    }),
    progressMessage: t.exposeString('message', {
      nullable: true,
      description: 'Current step or reason of the failure, in English; null when there is none.',
    }),
    detail: t.field(progressDetail),
    revision: t.exposeInt('revision', {
      description:
        'Revision of the settings and node pools, the input of `updateCluster` and `updateNodePools` that detects concurrent changes.',
    }),
    location: t.field({
      type: Location,
      description: 'Location of the cluster.',
      resolve: (cluster) => locationOf(cluster.location),
    }),
    apiEndpoint: t.exposeString('apiEndpoint', {
      nullable: true,
      description: 'URL of the Kubernetes API; null until it is available.',
    }),
    hasServers: t.boolean({
      description:
        'Whether it has servers: false while it is archived, and when its creation failed before the first one.',
      resolve: (cluster) => countServers(serversOf(cluster)) > 0,
    }),
    serverCount: t.int({
      description: 'Number of servers that exist now; during the creation, those built so far.',
      resolve: (cluster) => countServers(serversOf(cluster)),
    }),
    k3sUpgrades: t.exposeStringList('k3s_upgrades', {
      description:
        'Kubernetes versions that the cluster can be updated to, newest first; one minor version at a time.',
    }),
    osImage: t.expose('os_image', { type: OsImage, description: 'Operating system of the servers.' }),
    controlPlaneInstanceTypeName: t.exposeString('master_instance_type', {
      description:
        'Name of the server type of the control plane nodes, also when Hetzner no longer lists it.',
    }),
    controlPlaneCount: t.int({
      description: 'Number of control plane nodes.',
      resolve: (cluster) => (cluster.master_ha ? 3 : 1),
    }),
    controlPlaneLocations: t.field({
      type: [Location],
      description: 'Locations of the control plane nodes.',
      resolve: (cluster) => cluster.master_locations.map(locationOf),
    }),
    datastore: t.expose('datastore', { type: Datastore, description: 'Datastore of the Kubernetes API.' }),
    cni: t.field({
      type: CniPlugin,
      nullable: true,
      description: 'Network plugin; null when you install your own.',
      resolve: (cluster) => (cluster.cni_enabled ? cluster.cni : null),
    }),
    hasPublicIpv4: t.exposeBoolean('public_network_ip_v4', {
      description: 'Whether the servers have a public IPv4 address.',
    }),
    hasPublicIpv6: t.exposeBoolean('public_network_ip_v6', {
      description: 'Whether the servers have a public IPv6 address.',
    }),
    privateSubnet: t.string({
      nullable: true,
      description: 'Private network as a CIDR; null when there is none.',
      resolve: (cluster) => (cluster.private_network_enabled ? cluster.private_network_subnet : null),
    }),
    isProtected: t.exposeBoolean('protected', {
      description: 'Whether the cluster is protected from being deleted or archived.',
    }),
    createdAt: t.expose('date_created', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('date_updated', { type: 'DateTime', description: 'Time of the last change.' }),
    viewerCan: t.field({
      type: ClusterPermissions,
      description: 'What the caller may do with the cluster now.',
      resolve: (cluster) => cluster,
    }),
  }),
});

/** Options of the field `cluster` of everything in a cluster. */
export const clusterField = {
  type: ClusterRef,
  description: 'The cluster it is in.',
  resolve: ({ clusterId }: { clusterId: string }, _args: object, ctx: GatewayContext) =>
    loadCluster(ctx, clusterId),
};

const ClusterSettings = builder
  .objectRef<SettingsRecord>('ClusterSettings')
  .implement({ description: 'Settings that `updateCluster` changes.' });

for (const [name, { rest, type, default: byDefault, description }] of settings) {
  const nullable = byDefault === null;
  // Pothos types one field at a time, so it cannot relate each record field to its type.
  const options = { type, nullable, description, resolve: (of: SettingsRecord) => of[rest] as never };
  builder.objectField(ClusterRef, name, (t) => t.field(options));
  builder.objectField(ClusterSettings, name, (t) => t.field(options));
}

builder.objectField(ClusterRef, 'wantedSettings', (t) =>
  t.field({
    type: ClusterSettings,
    description: 'Settings after the pending update; equal to the current settings when there is none.',
    resolve: (cluster) => cluster.wanted_settings ?? cluster,
  }),
);

builder.queryField('cluster', (t) =>
  t.field({
    type: ClusterRef,
    nullable: true,
    description: 'A cluster by its UUID or global id; null when there is none that you may see.',
    args: { id: t.arg.id({ required: true, description: 'UUID or global id.' }) },
    resolve: (_root, { id }, ctx) => nullWhenMissing(loadCluster(ctx, uuidOf(id))),
  }),
);

/** The UUID in a global id; any other text is taken as the UUID. */
function uuidOf(id: string): string {
  const text = Buffer.from(id, 'base64url').toString('utf8');
  return text.startsWith('Cluster:') ? text.slice('Cluster:'.length) : id;
}
