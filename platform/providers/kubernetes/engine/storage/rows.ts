import type { Vault } from '../../../../crypto/vault.ts';
import type { kubeObjects } from '../../../../db/schema/kubernetes.ts';
import type { KubeObject } from '../../api/objects.ts';
import type { ResourceName } from '../../api/resources.ts';
import type { Entry } from '../state/entries.ts';

type Body = Record<string, unknown>;
type Row = Pick<typeof kubeObjects.$inferSelect, 'resource' | 'namespace' | 'name' | 'body' | 'dueAt'>;

/** Bound to the secret's name, so that its values cannot be moved to another row. */
function purposeOf(clusterId: string, { metadata }: KubeObject): string {
  return `kube_objects.data:${clusterId}:${metadata.namespace ?? ''}:${metadata.name}`;
}

/** The object as it is stored: `data` of a Secret is encrypted. */
export function sealedBody(
  vault: Vault,
  clusterId: string,
  { resource, object }: { resource: ResourceName; object: KubeObject },
): Body {
  if (resource !== 'secrets' || !('data' in object)) return { ...object };
  return { ...object, data: vault.seal(JSON.stringify(object.data), purposeOf(clusterId, object)) };
}

/** The object of a stored body. Only the engine writes these rows, so a body is an object. */
export function openBody(vault: Vault, clusterId: string, resource: ResourceName, body: Body): KubeObject {
  const object = body as unknown as KubeObject;
  if (resource !== 'secrets' || typeof body['data'] !== 'string') return object;
  const data = JSON.parse(vault.open(body['data'], purposeOf(clusterId, object)).reveal()) as unknown;
  return { ...object, ...{ data } };
}

/** The object as change rows have it: without the data of a Secret. */
export function publicBody(resource: ResourceName, object: KubeObject): Body {
  const body: Body = { ...object };
  if (resource === 'secrets') delete body['data'];
  return body;
}

export function entryOf(vault: Vault, clusterId: string, row: Row): Entry {
  // Only the engine writes these rows, with resources of its table.
  const resource = row.resource as ResourceName;
  return { resource, object: openBody(vault, clusterId, resource, row.body), dueAt: row.dueAt };
}
