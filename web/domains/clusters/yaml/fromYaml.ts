import { isMap, LineCounter, parseDocument } from 'yaml';
import { blankPool, type NodePools } from '../../nodepools/useNodePools.ts';
import { osImageOf, type ClusterDefinition } from './clusterDefinition.ts';
import { isAbout, LOCAL, TOKEN, UNSUPPORTED } from './yamlKeys.ts';
import { YamlReader, type Entry, type YamlNote } from './yamlReader.ts';

/** A longer file is not a configuration. */
export const MAX_YAML_CHARACTERS = 200_000;

export type YamlResult =
  | { readonly ok: true; readonly cluster: ClusterDefinition; readonly notes: readonly YamlNote[] }
  | { readonly ok: false; readonly reason: 'syntax'; readonly line: number; readonly message: string }
  | { readonly ok: false; readonly reason: 'tooLong' | 'notAConfiguration' };

type PoolValues = NodePools[number];

/** What several keys determine together, kept until the file is read. */
interface Loose {
  isCniEnabled: boolean;
  cniMode: Entry | undefined;
  masters: Entry | undefined;
  masterCount: number | undefined;
  locations: Entry | undefined;
  places: string[] | undefined;
  balancer: Entry | undefined;
  pools: Entry | undefined;
}

type Take = (reader: YamlReader, entry: Entry, cluster: ClusterDefinition, loose: Loose) => void;

type TextField = 'name' | 'k3sVersion' | 'controlPlaneInstanceType' | 'privateSubnet';
type SwitchField = Extract<
  keyof ClusterDefinition,
  `has${string}` | `is${string}` | 'schedulesWorkloadsOnControlPlane'
>;

const text =
  (field: TextField): Take =>
  (reader, entry, cluster) => {
    cluster[field] = reader.text(entry, field) ?? cluster[field];
  };
const bool =
  (field: SwitchField): Take =>
  (reader, entry, cluster) => {
    cluster[field] = reader.bool(entry, field) ?? cluster[field];
  };
const networks =
  (field: 'sshAllowedNetworks' | 'apiAllowedNetworks'): Take =>
  (reader, entry, cluster) => {
    const list = reader.texts(entry, field);
    if (list) cluster[field] = [...new Set(list)];
  };

const datastoreMode: Take = (reader, entry, cluster) => {
  const mode = reader.text(entry, 'datastoreMode');
  if (mode === 'etcd') cluster.datastoreMode = 'ETCD';
  else if (mode === 'external') cluster.datastoreMode = 'EXTERNAL';
  else if (mode !== undefined) reader.note(entry, 'unreadable', { why: 'datastore', field: 'datastoreMode' });
};

/** The file may contain a connection string with a password: only host and port are used. */
const endpoint: Take = (reader, entry, cluster) => {
  const value = reader.text(entry, 'externalDatastoreEndpoint') ?? '';
  const address = /^[a-z][a-z0-9+]*:\/\/(?:[^@/]*@)?(?:tcp\()?([^/?)]+)/i.exec(value)?.[1];
  if (address === undefined) cluster.externalDatastoreEndpoint = value.includes('@') ? '' : value;
  else cluster.externalDatastoreEndpoint = address;
  if (cluster.externalDatastoreEndpoint !== value) reader.note(entry, 'changed', { why: 'endpoint' });
};

const labels: Take = (reader, entry, cluster) => {
  const lines = reader.entries(entry).map((item) => `${item.key}=${reader.text(item, 'labels') ?? ''}`);
  cluster.labels = lines.join('\n');
};

const FIELDS: Readonly<Record<string, Take>> = {
  cluster_name: text('name'),
  k3s_version: text('k3sVersion'),
  image: (reader, entry, cluster) => {
    const name = reader.text(entry, 'osImage');
    if (name !== undefined) cluster.osImage = osImageOf(name);
  },
  'networking.allowed_networks.ssh': networks('sshAllowedNetworks'),
  'networking.allowed_networks.api': networks('apiAllowedNetworks'),
  'networking.public_network.ipv4': bool('hasPublicIpv4'),
  'networking.public_network.ipv6': bool('hasPublicIpv6'),
  'networking.private_network.enabled': bool('hasPrivateNetwork'),
  'networking.private_network.subnet': text('privateSubnet'),
  'networking.cni.enabled': (reader, entry, _cluster, loose) => {
    loose.isCniEnabled = reader.bool(entry, 'cni') ?? true;
  },
  'networking.cni.mode': (_reader, entry, _cluster, loose) => {
    loose.cniMode = entry;
  },
  'networking.cni.encryption': bool('isCniEncrypted'),
  'datastore.mode': datastoreMode,
  'datastore.external_datastore_endpoint': endpoint,
  schedule_workloads_on_masters: bool('schedulesWorkloadsOnControlPlane'),
  'masters_pool.instance_type': text('controlPlaneInstanceType'),
  'masters_pool.instance_count': (reader, entry, _cluster, loose) => {
    loose.masters = entry;
    loose.masterCount = reader.whole(entry, 'isHighAvailability');
  },
  'masters_pool.locations': (reader, entry, _cluster, loose) => {
    loose.locations = entry;
    loose.places = reader.texts(entry, 'controlPlaneLocations');
  },
  // As in files of versions 2.0 to 2.2.
  'masters_pool.location': (reader, entry, _cluster, loose) => {
    const place = reader.text(entry, 'location');
    loose.places ??= place === undefined ? undefined : [place];
  },
  worker_node_pools: (_reader, entry, _cluster, loose) => {
    loose.pools = entry;
  },
  'addons.embedded_registry_mirror.enabled': bool('hasEmbeddedRegistryMirror'),
  // As in files before version 2.4.
  'embedded_registry_mirror.enabled': bool('hasEmbeddedRegistryMirror'),
  protect_against_deletion: bool('isProtected'),
  labels,
  create_load_balancer_for_the_kubernetes_api: (_reader, entry, _cluster, loose) => {
    loose.balancer = entry;
  },
};

/** Keys that contain fields. */
const SECTIONS = new Set(
  Object.keys(FIELDS).flatMap((path) => {
    const keys = path.split('.');
    return keys.slice(1).map((_key, index) => keys.slice(0, index + 1).join('.'));
  }),
);

function leave(reader: YamlReader, entry: Entry, path = entry.path): void {
  if (path === TOKEN) reader.note(entry, 'token');
  else if (isAbout(LOCAL, path)) reader.note(entry, 'local');
  else reader.note(entry, isAbout(UNSUPPORTED, path) ? 'unsupported' : 'unknown');
}

function walk(reader: YamlReader, entries: readonly Entry[], cluster: ClusterDefinition, loose: Loose): void {
  for (const entry of entries) {
    const take = FIELDS[entry.path];
    if (take) take(reader, entry, cluster, loose);
    else if (SECTIONS.has(entry.path)) walk(reader, reader.entries(entry), cluster, loose);
    else leave(reader, entry);
  }
}

function readAutoscaling(reader: YamlReader, section: Entry, pool: PoolValues, field: string): void {
  for (const entry of reader.entries(section)) {
    if (entry.key === 'enabled') pool.isAutoscaling = reader.bool(entry, `${field}.isAutoscaling`) ?? false;
    else if (entry.key === 'min_instances')
      pool.minInstances = reader.whole(entry, `${field}.minInstances`) ?? pool.minInstances;
    else if (entry.key === 'max_instances')
      pool.maxInstances = reader.whole(entry, `${field}.maxInstances`) ?? pool.maxInstances;
    else leave(reader, entry, `worker_node_pools.autoscaling.${entry.key}`);
  }
}

function readPool(reader: YamlReader, item: Entry, field: string, blank: PoolValues): PoolValues {
  const pool = { ...blank };
  for (const entry of reader.entries(item)) {
    const at = (name: keyof PoolValues) => `${field}.${name}`;
    if (entry.key === 'name') pool.name = reader.text(entry, at('name')) ?? '';
    else if (entry.key === 'instance_type')
      pool.instanceType = reader.text(entry, at('instanceType')) ?? pool.instanceType;
    else if (entry.key === 'location') pool.location = reader.text(entry, at('location')) ?? pool.location;
    else if (entry.key === 'instance_count')
      pool.instanceCount = reader.whole(entry, at('instanceCount')) ?? pool.instanceCount;
    else if (entry.key === 'autoscaling') readAutoscaling(reader, entry, pool, field);
    else leave(reader, entry, `worker_node_pools.${entry.key}`);
  }
  return pool;
}

function settlePools(reader: YamlReader, cluster: ClusterDefinition, { pools }: Loose): void {
  const blank = blankPool('', cluster.controlPlaneInstanceType, cluster.location);
  const stay = cluster.nodePools.map((pool) => ({ ...pool, location: cluster.location }));
  const items = pools ? reader.items(pools, 'nodePools') : undefined;
  const found = items?.map((item, index) => readPool(reader, item, `nodePools.${index}`, blank)) ?? [];
  cluster.nodePools = found.length > 0 ? found : stay;
  if (pools && items?.length === 0) reader.note(pools, 'changed', { why: 'noPools' });
}

function settleMasters(reader: YamlReader, cluster: ClusterDefinition, loose: Loose): void {
  const { masterCount: count, masters, places = [], locations } = loose;
  cluster.isHighAvailability = (count ?? 1) > 1;
  if (masters && count !== undefined && count !== 1 && count !== 3) {
    reader.note(masters, 'unreadable', { why: 'masters', field: 'isHighAvailability' });
  }
  const [first] = places;
  if (first !== undefined) cluster.location = first;
  const unique = [...new Set(places)];
  cluster.controlPlaneLocations =
    cluster.isHighAvailability && first !== undefined ? unique : [cluster.location];
  if (!cluster.isHighAvailability && locations && unique.length > 1) {
    reader.note(locations, 'changed', { why: 'firstLocation' });
  }
}

function settleCni(reader: YamlReader, cluster: ClusterDefinition, { cniMode, isCniEnabled }: Loose): void {
  const mode = cniMode && reader.text(cniMode, 'cni');
  if (mode === 'flannel') cluster.cni = 'FLANNEL';
  else if (mode === 'cilium') cluster.cni = 'CILIUM';
  else if (cniMode && mode !== undefined) reader.note(cniMode, 'unreadable', { why: 'cni', field: 'cni' });
  if (!isCniEnabled) cluster.cni = 'NONE';
}

/**
 * Reads a configuration of hetzner-k3s 2.x over `start`, which provides what the file omits. Values are not validated
 * here but at their fields in the form; every ignored line is noted.
 */
export function fromYaml(source: string, start: ClusterDefinition): YamlResult {
  if (source.length > MAX_YAML_CHARACTERS) return { ok: false, reason: 'tooLong' };
  const lines = new LineCounter();
  const file = parseDocument(source, { lineCounter: lines, merge: true, prettyErrors: false });
  const [error] = file.errors;
  if (error) {
    return { ok: false, reason: 'syntax', line: lines.linePos(error.pos[0]).line, message: error.message };
  }
  if (!isMap(file.contents)) return { ok: false, reason: 'notAConfiguration' };
  const reader = new YamlReader(file, lines);
  const cluster = structuredClone(start);
  const loose: Loose = {
    isCniEnabled: true,
    cniMode: undefined,
    masters: undefined,
    masterCount: undefined,
    locations: undefined,
    places: undefined,
    balancer: undefined,
    pools: undefined,
  };
  walk(reader, reader.entriesOf(file.contents, ''), cluster, loose);
  settleCni(reader, cluster, loose);
  settleMasters(reader, cluster, loose);
  settlePools(reader, cluster, loose);
  const { balancer } = loose;
  if (balancer && reader.bool(balancer) !== cluster.isHighAvailability) {
    reader.note(balancer, 'changed', { why: 'balancer' });
  }
  return { ok: true, cluster, notes: reader.notes.sort((a, b) => a.line - b.line) };
}
