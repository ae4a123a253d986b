import { randomBytes } from 'node:crypto';
import type { ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';
import { generatedPrefix } from '../../api/generatedNames.ts';
import type { KubeObject } from '../../api/objects.ts';
import { resources, type ResourceName } from '../../api/resources.ts';
import { trackUpdate, type Manager } from '../apply/managedFields.ts';
import type { JsonObject } from '../json.ts';
import type { MemoryState } from '../state/memoryState.ts';
import { inCluster, type Work } from '../storage/transactions.ts';
import { asSent, type SentObject } from './body.ts';
import { parameter, type ApiCall } from './call.ts';
import { withKeptAddress, withServerDefaults } from '../admission/defaults.ts';
import { isBuiltIn } from '../builtIn.ts';
import { requireInstalled } from './installed.ts';
import type { ResourcePath } from './paths.ts';
import { noApi } from './reading.ts';
import { alreadyExists, badRequest, notFound, staleVersion, StatusError } from './status.ts';
import { validateChange, validateObject } from '../admission/validation.ts';

const SUFFIX_LENGTH = 5;
const SUFFIX_CHARACTERS = 'bcdfghjklmnpqrstvwxz2456789';

/** Ends a generated name, without vowels so that no words appear. */
function randomSuffix(): string {
  const bytes = randomBytes(SUFFIX_LENGTH);
  return [...bytes].map((byte) => SUFFIX_CHARACTERS[byte % SUFFIX_CHARACTERS.length]).join('');
}

/** Runs the work in a transaction; without saving anything if the request is a dry run. */
export async function write(call: ApiCall, work: Work): Promise<KubeObject> {
  const dryRun = parameter(call, 'dryRun');
  if (dryRun !== undefined && dryRun !== 'All')
    throw badRequest('dryRun: Unsupported value: supported values: "All"');
  const outcome = await inCluster(call.server, call.clusterId, work, { isDryRun: dryRun === 'All' });
  if (outcome.kind !== 'done' || !outcome.object) throw noApi();
  return outcome.object;
}

/** Who sends the request: as it says, or the program of its User-Agent. */
export function managerOf(call: ApiCall, operation: Manager['operation'], subresource?: string): Manager {
  const [program = ''] = (call.headers['user-agent'] ?? '').split('/');
  return { name: parameter(call, 'fieldManager') ?? (program || 'unknown'), operation, subresource };
}

/** Refuses new objects in a namespace that does not exist or is being deleted. */
function requireNamespace(state: MemoryState, resource: ResourceName, { name, namespace }: ObjectMeta): void {
  if (!resources[resource].isNamespaced) return;
  const found = state.get('namespaces', namespace ?? '');
  if (!found) throw notFound('namespaces', namespace ?? '');
  if (found.metadata.deletionTimestamp === undefined) return;
  const { plural } = resources[resource];
  const reason = `unable to create new content in namespace ${namespace ?? ''} because it is being terminated`;
  throw new StatusError('Forbidden', `${plural} "${name ?? ''}" is forbidden: ${reason}`, {
    name: name ?? '',
    kind: plural,
    causes: [
      {
        reason: 'NamespaceTerminating',
        message: `namespace ${namespace ?? ''} is being terminated`,
        field: 'metadata.namespace',
      },
    ],
  });
}

/** The metadata that clients may set. */
function clientMetadata(metadata: ObjectMeta): ObjectMeta {
  const { name, generateName, namespace, labels, annotations, finalizers, ownerReferences } = metadata;
  const given = { name, generateName, namespace, labels, annotations, finalizers, ownerReferences };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** A new object as it would be stored, with its name. */
function newObject(resource: ResourceName, sent: SentObject): SentObject & { metadata: { name: string } } {
  const { status: _status, ...rest } = sent;
  const metadata = clientMetadata(sent.metadata);
  const generated = metadata.generateName && `${generatedPrefix(metadata.generateName)}${randomSuffix()}`;
  const name = metadata.name || generated;
  if (!name) throw badRequest('name or generateName is required');
  return withServerDefaults(resource, { ...rest, metadata: { ...metadata, name } });
}

/** Adds an object to the state after all checks. */
export function insertNew(
  state: MemoryState,
  resource: ResourceName,
  sent: SentObject,
  track: (object: KubeObject) => KubeObject,
): KubeObject {
  requireInstalled(state, resource);
  const object = newObject(resource, sent);
  const { name, namespace } = object.metadata;
  requireNamespace(state, resource, object.metadata);
  if (state.find(resource, name, namespace)) throw alreadyExists(resource, name);
  const inserted = state.insert(resource, object);
  validateObject(resource, inserted);
  return state.replace(resource, track(inserted));
}

export function createObject(call: ApiCall, path: ResourcePath, body: unknown): Promise<KubeObject> {
  const { resource } = path;
  const sent = asSent(body, path);
  const manager = managerOf(call, 'Update');
  const rules = { isCustom: !isBuiltIn(resource) };
  return write(call, (state) =>
    insertNew(state, resource, sent, (object) => trackUpdate(null, object, manager, rules, state.now)),
  );
}

/** The object to change; 404 without, 409 if the caller has seen another version. */
export function currentObject(
  state: MemoryState,
  { resource, namespace, name = '' }: ResourcePath,
  seen: ObjectMeta = {},
): KubeObject {
  requireInstalled(state, resource);
  const current = state.find(resource, name, namespace);
  if (!current) throw notFound(resource, name);
  const isStale = seen.resourceVersion && seen.resourceVersion !== current.metadata.resourceVersion;
  if (isStale || (seen.uid && seen.uid !== current.metadata.uid)) throw staleVersion(resource, name);
  return current;
}

/** What of a changed object counts: metadata and content, or only the status. */
function changedPart(current: KubeObject, sent: SentObject, isStatus: boolean): KubeObject {
  const { status: oldStatus, ...old }: JsonObject = { ...current };
  const { status, ...content } = sent;
  const kept = isStatus ? old : { ...content, apiVersion: current.apiVersion, kind: current.kind };
  const kinds = { apiVersion: current.apiVersion, kind: current.kind };
  const shown = isStatus ? status : oldStatus;
  const { labels, annotations, finalizers, ownerReferences } = clientMetadata(sent.metadata);
  const given = Object.entries({ labels, annotations, finalizers, ownerReferences });
  const { labels: _l, annotations: _a, finalizers: _f, ownerReferences: _o, ...server } = current.metadata;
  const metadata = isStatus
    ? current.metadata
    : { ...server, ...Object.fromEntries(given.filter(([, value]) => value !== undefined)) };
  return { ...kept, ...kinds, metadata, ...(shown !== undefined && { status: shown }) };
}

/** Replaces an object by what a client sent, after all checks. */
export function replaceObject(
  state: MemoryState,
  path: ResourcePath,
  current: KubeObject,
  sent: SentObject,
  track: (object: KubeObject) => KubeObject,
): KubeObject {
  const { resource, subresource } = path;
  const isStatus = subresource === 'status';
  const complete = isStatus ? sent : withServerDefaults(resource, withKeptAddress(resource, current, sent));
  const updated = changedPart(current, complete, isStatus);
  if (!isStatus) {
    validateObject(resource, updated);
    validateChange(resource, current, updated);
  }
  return state.replace(resource, track(updated));
}

export function updateObject(
  call: ApiCall,
  path: ResourcePath,
  change: (current: KubeObject) => unknown,
): Promise<KubeObject> {
  const manager = managerOf(call, 'Update', path.subresource);
  const rules = { isCustom: !isBuiltIn(path.resource) };
  return write(call, (state) => {
    const current = currentObject(state, path);
    const sent = asSent(change(current), path);
    currentObject(state, path, sent.metadata);
    return replaceObject(state, path, current, sent, (object) =>
      trackUpdate(current, object, manager, rules, state.now),
    );
  });
}
