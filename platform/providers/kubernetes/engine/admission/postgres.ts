import { parseQuantity } from '../../api/quantities.ts';
import type { KubeObject } from '../../api/objects.ts';
import type { ResourceName } from '../../api/resources.ts';
import { nextScheduled } from '../controllers/barman/schedule.ts';
import { majorVersionOf } from '../controllers/postgres/clusterParts.ts';
import type { StatusCause } from '../http/status.ts';
import { isObject, objectAt } from '../json.ts';
import { isSame } from '../state/isSame.ts';

const LONGEST_NAME = 50;
const RETENTION = /^[1-9][0-9]*[dwm]$/;
/** Settings that the operator manages itself; it refuses many more. */
const FIXED = [
  'archive_command',
  'data_directory',
  'hba_file',
  'listen_addresses',
  'port',
  'ssl',
  'wal_log_hints',
];
const RESERVED_ROLE = /^(streaming_replica|postgres|cnpg_.*|pg_.*)$/;

function invalid(field: string, value: unknown, detail: string): StatusCause {
  const message = `Invalid value: ${JSON.stringify(value)}: ${detail}`;
  return { reason: 'FieldValueInvalid', field, message };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function recoveryCauses(spec: Record<string, unknown>): StatusCause[] {
  const recovery = objectAt(objectAt(spec, 'bootstrap'), 'recovery');
  const { source } = recovery;
  const externals = Array.isArray(spec['externalClusters']) ? spec['externalClusters'].filter(isObject) : [];
  const { targetTime } = objectAt(recovery, 'recoveryTarget');
  const isKnown = source === undefined || externals.some(({ name }) => name === source);
  const isTime = targetTime === undefined || !Number.isNaN(Date.parse(text(targetTime)));
  const field = 'spec.bootstrap.recovery';
  return [
    ...(isKnown ? [] : [invalid(`${field}.source`, source, `External cluster ${text(source)} not found`)]),
    ...(isTime
      ? []
      : [invalid(`${field}.recoveryTarget.targetTime`, targetTime, 'The format of TargetTime is invalid')]),
  ];
}

/** Bytes of a setting, as the operator reads them: without a unit in megabytes. */
function sizeOf(value: unknown): number {
  const words = text(value).replaceAll(' ', '');
  const withUnit = /^\d+$/.test(words) ? `${words}MB` : words;
  return parseQuantity(withUnit.replace(/B$/, 'i').replace('k', 'K')) ?? 0;
}

function settingCauses(spec: Record<string, unknown>): StatusCause[] {
  const parameters = objectAt(objectAt(spec, 'postgresql'), 'parameters');
  const {
    shared_buffers: shared,
    min_wal_size: smallest = '80MB',
    max_wal_size: largest = '1GB',
  } = parameters;
  const { memory } = objectAt(objectAt(spec, 'resources'), 'requests');
  const requested = parseQuantity(text(memory)) ?? Infinity;
  const field = 'spec.postgresql.parameters';
  const fixed = "Can't set fixed configuration parameter";
  const tooLittle = 'Memory request is lower than PostgreSQL `shared_buffers` value';
  const order = 'Parameter min_wal_size should be smaller than parameter max_wal_size';
  return [
    ...FIXED.filter((key) => key in parameters).map((key) =>
      invalid(`${field}.${key}`, parameters[key], fixed),
    ),
    ...(sizeOf(shared) <= requested ? [] : [invalid('spec.resources.requests', memory, tooLittle)]),
    ...(sizeOf(smallest) < sizeOf(largest) ? [] : [invalid(`${field}.min_wal_size`, smallest, order)]),
  ];
}

function roleCauses(spec: Record<string, unknown>): StatusCause[] {
  const { roles } = objectAt(spec, 'managed');
  const names = Array.isArray(roles) ? roles.filter(isObject).map(({ name }) => text(name)) : [];
  return names
    .filter((name) => RESERVED_ROLE.test(name))
    .map((name) => invalid('spec.managed.roles', name, 'This role is reserved for operator use'));
}

function clusterCauses(object: KubeObject): StatusCause[] {
  const spec = objectAt(object, 'spec');
  const { name } = object.metadata;
  const { instances } = spec;
  const { size } = objectAt(spec, 'storage');
  return [
    ...(name.length <= LONGEST_NAME
      ? []
      : [invalid('metadata.name', name, 'the maximum length of a cluster name is 50 characters')]),
    ...(Number.isInteger(instances) && Number(instances) >= 1
      ? []
      : [invalid('spec.instances', instances, 'should be greater than or equal to 1')]),
    ...(parseQuantity(text(size)) === null
      ? [invalid('spec.storage.size', size, "Size value isn't valid")]
      : []),
    ...settingCauses(spec),
    ...roleCauses(spec),
    ...recoveryCauses(spec),
  ];
}

function storeCauses(object: KubeObject): StatusCause[] {
  const spec = objectAt(object, 'spec');
  const { destinationPath, serverName } = objectAt(spec, 'configuration');
  const { retentionPolicy } = spec;
  const field = 'spec.configuration';
  return [
    ...(typeof destinationPath === 'string' && destinationPath !== ''
      ? []
      : [{ reason: 'FieldValueRequired', field: `${field}.destinationPath`, message: 'Required value' }]),
    ...(serverName === undefined
      ? []
      : [invalid(`${field}.serverName`, serverName, 'use the serverName plugin parameter in the Cluster')]),
    ...(retentionPolicy === undefined || RETENTION.test(text(retentionPolicy))
      ? []
      : [invalid('spec.retentionPolicy', retentionPolicy, `should match '${RETENTION.source}'`)]),
  ];
}

function scheduleCauses(object: KubeObject): StatusCause[] {
  const { schedule } = objectAt(object, 'spec');
  if (nextScheduled(text(schedule), new Date(0))) return [];
  return [invalid('spec.schedule', schedule, 'expected exactly 6 fields')];
}

/** What the schemas and webhooks of CloudNativePG and of its plugin refuse. */
export function postgresCauses(resource: ResourceName, object: KubeObject): StatusCause[] {
  switch (resource) {
    case 'clusters.postgresql.cnpg.io':
      return clusterCauses(object);
    case 'objectstores.barmancloud.cnpg.io':
      return storeCauses(object);
    case 'scheduledbackups.postgresql.cnpg.io':
      return scheduleCauses(object);
    default:
      return [];
  }
}

/** Changes that they refuse: a smaller disk, an older major version, a schedule for another Cluster. */
export function postgresChangeCauses(
  resource: ResourceName,
  old: KubeObject,
  updated: KubeObject,
): StatusCause[] {
  const [before, after] = [objectAt(old, 'spec'), objectAt(updated, 'spec')];
  if (resource === 'scheduledbackups.postgresql.cnpg.io') {
    const isOther = !isSame(before['cluster'], after['cluster']);
    return isOther ? [invalid('spec.cluster', after['cluster'], 'field is immutable')] : [];
  }
  if (resource !== 'clusters.postgresql.cnpg.io') return [];
  const sizeIn = (spec: Record<string, unknown>): string => text(objectAt(spec, 'storage')['size']);
  const majorIn = (spec: Record<string, unknown>): number => majorVersionOf(text(spec['imageName']));
  const isSmaller = (parseQuantity(sizeIn(after)) ?? 0) < (parseQuantity(sizeIn(before)) ?? 0);
  const shrinking = `can't shrink existing storage from ${sizeIn(before)} to ${sizeIn(after)}`;
  const older = `can't downgrade from major ${majorIn(before)} to ${majorIn(after)}`;
  return [
    ...(isSmaller ? [invalid('spec.storage.size', sizeIn(after), shrinking)] : []),
    ...(majorIn(after) < majorIn(before) ? [invalid('spec.imageName', after['imageName'], older)] : []),
  ];
}
