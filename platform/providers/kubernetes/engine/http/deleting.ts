import type { ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';
import type { KubeObject } from '../../api/objects.ts';
import type { ResourceName } from '../../api/resources.ts';
import { isObject } from '../json.ts';
import type { Propagation } from '../state/deletion.ts';
import type { MemoryState } from '../state/memoryState.ts';
import { flag, parameter, type ApiCall } from './call.ts';
import type { ResourcePath } from './paths.ts';
import { badRequest } from './status.ts';
import { currentObject, write } from './writing.ts';

interface DeleteOptions {
  propagation: Propagation;
  isImmediate: boolean;
  seen: ObjectMeta;
}

/** From the body, or from the query. */
export function deleteOptions(call: ApiCall, body: unknown): DeleteOptions {
  const sent = isObject(body) ? body : {};
  const policy = sent['propagationPolicy'] ?? parameter(call, 'propagationPolicy') ?? 'Background';
  const isOrphan = sent['orphanDependents'] === true || flag(call, 'orphanDependents');
  if (policy !== 'Background' && policy !== 'Foreground' && policy !== 'Orphan') {
    throw badRequest(`invalid propagationPolicy ${JSON.stringify(policy)}`);
  }
  const grace = sent['gracePeriodSeconds'] ?? parameter(call, 'gracePeriodSeconds');
  const seen = isObject(sent['preconditions']) ? sent['preconditions'] : {};
  return { propagation: isOrphan ? 'Orphan' : policy, isImmediate: grace === 0 || grace === '0', seen };
}

/** Deletes, or marks for deletion. */
export function deleteFrom(
  state: MemoryState,
  resource: ResourceName,
  object: KubeObject,
  { propagation, isImmediate }: DeleteOptions,
): void {
  const { name, namespace, deletionTimestamp } = object.metadata;
  // Something in the cluster is ending it already.
  if (deletionTimestamp === undefined) state.delete(resource, object, propagation);
  const marked = state.find(resource, name, namespace);
  if (marked && isImmediate && resource === 'pods') state.delete(resource, marked);
}

/** The object as it was, or as it is marked; `isGone` if nothing is left. */
export async function deleteObject(
  call: ApiCall,
  path: ResourcePath,
  body: unknown,
): Promise<{ object: KubeObject; isGone: boolean }> {
  const { resource, namespace } = path;
  const options = deleteOptions(call, body);
  let isGone = false;
  const object = await write(call, (state) => {
    const current = currentObject(state, path, options.seen);
    deleteFrom(state, resource, current, options);
    const left = state.find(resource, current.metadata.name, namespace);
    isGone = left === undefined;
    return left ?? current;
  });
  return { object, isGone };
}
