import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { detailOf } from '../../graphql/messages.ts';
import { euros, Money } from '../../graphql/types/Money.ts';
import { clusterAction, openClusterAction, type ClusterAction } from './clusterActions.ts';
import { CniPlugin, OsImage } from './create/ClusterOptions.ts';
import { ClusterStatus } from './ClusterStatus.ts';
import { loadCluster, type ClusterRecord } from './clusters.upstream.ts';
import { Datastore } from './Datastore.ts';
import { Location, locationOf } from './Location.ts';
import { settings, type SettingsRecord } from './settings/settingFields.ts';

export const ClusterRef = builder.objectRef<ClusterRecord>('Cluster');

/** A cluster. Other nouns add what hangs on it: node pools, add-ons, resources. */
export const Cluster = builder.node(ClusterRef, {
  description: 'A k3s cluster on servers of the account.',
  id: { resolve: (cluster) => cluster.id },
  loadOne: (id, ctx) => nullWhenMissing(loadCluster(ctx, id)),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The identifier of the REST API and of addresses.' }),
    name: t.exposeString('name', { description: 'Unique in the account.' }),
    status: t.expose('status', { type: ClusterStatus, description: 'Current status.' }),
    progress: t.exposeInt('progress', {
      nullable: true,
      description: 'Percentage, 0 to 100, of the running operation; null when none is running.',
    }),
    progressMessage: t.exposeString('message', {
      nullable: true,
      description: 'What is being done, or what failed, in English.',
    }),
    detail: t.field({
      type: MessageRef,
      nullable: true,
      description: '`progressMessage` with its code.',
      resolve: detailOf,
    }),
    rev: t.exposeString('rev', {
      description: 'Grows with every change; drop what is not newer than what you hold.',
    }),
    revision: t.exposeInt('revision', {
      description: 'Grows with every change of the settings or the pools; goes back with yours.',
    }),
    location: t.field({
      type: Location,
      description: 'Where it is.',
      resolve: (cluster) => locationOf(cluster.location),
    }),
    apiEndpoint: t.exposeString('apiEndpoint', {
      nullable: true,
      description: 'Address of the Kubernetes API once it is up.',
    }),
    k3sUpgrades: t.exposeStringList('k3s_upgrades', {
      description: 'Kubernetes versions it may be updated to, newest first: one minor version at a time.',
    }),
    osImage: t.expose('os_image', { type: OsImage, description: 'The operating system of its servers.' }),
    masterInstanceType: t.exposeString('master_instance_type', {
      description: 'The server type of its masters.',
    }),
    controlPlaneCount: t.int({
      description: 'How many masters.',
      resolve: (cluster) => (cluster.master_ha ? 3 : 1),
    }),
    masterLocations: t.field({
      type: [Location],
      description: 'Where its masters are.',
      resolve: (cluster) => cluster.master_locations.map(locationOf),
    }),
    datastore: t.expose('datastore', { type: Datastore, description: 'Where Kubernetes keeps its state.' }),
    cni: t.field({
      type: CniPlugin,
      nullable: true,
      description: 'What connects the pods; null when you install it yourself.',
      resolve: (cluster) => (cluster.cni_enabled ? cluster.cni : null),
    }),
    hasPublicIpv4: t.exposeBoolean('public_network_ip_v4', {
      description: 'Do its servers have a public IPv4 address?',
    }),
    hasPublicIpv6: t.exposeBoolean('public_network_ip_v6', {
      description: 'Do its servers have a public IPv6 address?',
    }),
    privateSubnet: t.string({
      nullable: true,
      description: 'The private network as a CIDR; null without one.',
      resolve: (cluster) => (cluster.private_network_enabled ? cluster.private_network_subnet : null),
    }),
    isProtected: t.exposeBoolean('protected', { description: 'Protected from being deleted or archived.' }),
    monthlyPrice: t.field({
      type: Money,
      description: 'What its servers cost a month at Hetzner, net.',
      resolve: (cluster) => euros(cluster.monthly_price),
    }),
    createdAt: t.expose('date_created', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('date_updated', { type: 'DateTime', description: 'When it last changed.' }),
    open: t.field({
      type: ActionState,
      description: 'May it be opened in the console? Not while the account is over its limit.',
      resolve: (_cluster, _args, ctx) => openClusterAction(ctx),
    }),
  }),
});

const ClusterSettings = builder
  .objectRef<SettingsRecord>('ClusterSettings')
  .implement({ description: 'Settings of a cluster that `updateCluster` changes.' });

for (const [name, { rest, type, isOptional: nullable, description }] of settings) {
  // Pothos types one field at a time; the table gives the record the type of the field.
  const options = { type, nullable, description, resolve: (of: SettingsRecord) => of[rest] as never };
  builder.objectField(ClusterRef, name, (t) => t.field(options));
  builder.objectField(ClusterSettings, name, (t) => t.field(options));
}

builder.objectField(ClusterRef, 'wantedSettings', (t) =>
  t.field({
    type: ClusterSettings,
    description: 'Its settings as they will be when the pending update is in effect.',
    resolve: (cluster) => cluster.wanted_settings ?? cluster,
  }),
);

const actions = {
  archive: 'May it be archived now?',
  unarchive: 'May it be brought back now?',
  delete: 'May it be deleted now?',
  protect: 'May it be protected now?',
  unprotect: 'May the protection be lifted now?',
  update: 'May its settings be changed now?',
  retry: 'May the work that failed be tried again now?',
  editNodePools: 'May its node pools be changed now?',
  syncNodePools: 'May its node pools be synced now?',
} as const satisfies Record<ClusterAction, string>;

for (const action of Object.keys(actions) as ClusterAction[]) {
  builder.objectField(ClusterRef, action, (t) =>
    t.field({
      type: ActionState,
      description: actions[action],
      resolve: (cluster, _args, ctx) => clusterAction(action, cluster, ctx),
    }),
  );
}

builder.queryField('cluster', (t) =>
  t.field({
    type: ClusterRef,
    nullable: true,
    description:
      'A cluster by the UUID in its address or by its global id; null when there is none that you may see.',
    args: { id: t.arg.id({ required: true, description: 'UUID or global id.' }) },
    resolve: (_root, { id }, ctx) => nullWhenMissing(loadCluster(ctx, uuidOf(id))),
  }),
);

/** The UUID inside a global id; any other text is taken for the UUID itself. */
function uuidOf(id: string): string {
  const text = Buffer.from(id, 'base64url').toString('utf8');
  return text.startsWith('Cluster:') ? text.slice('Cluster:'.length) : id;
}
