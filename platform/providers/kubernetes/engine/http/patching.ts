import type { KubeObject } from '../../api/objects.ts';
import { fieldsOf } from '../apply/fieldSet.ts';
import { withOwnerships } from '../apply/managedFields.ts';
import { serverSideApply } from '../apply/serverSideApply.ts';
import { jsonPatch } from '../patch/jsonPatch.ts';
import { mergePatch } from '../patch/mergePatch.ts';
import { strategicMergePatch } from '../patch/strategicMergePatch.ts';
import { kubernetesTime } from '../state/kubernetesTime.ts';
import { asSent, type SentObject } from './body.ts';
import { flag, parameter, type ApiCall } from './call.ts';
import { isBuiltIn } from '../builtIn.ts';
import { requireInstalled } from './installed.ts';
import type { ResourcePath } from './paths.ts';
import { badRequest, StatusError } from './status.ts';
import { currentObject, insertNew, managerOf, replaceObject, updateObject, write } from './writing.ts';

const APPLY = 'application/apply-patch+yaml';

const patches: Readonly<Record<string, (target: unknown, patch: unknown) => unknown>> = {
  'application/json-patch+json': jsonPatch,
  'application/merge-patch+json': mergePatch,
  'application/strategic-merge-patch+json': strategicMergePatch,
};

/** How the request patches objects; 415 for an unknown way. */
export function patchOf(call: ApiCall): (target: unknown, patch: unknown) => unknown {
  const patch = patches[contentType(call)];
  if (patch) return patch;
  const supported = [...Object.keys(patches), APPLY].join(', ');
  throw new StatusError(
    'UnsupportedMediaType',
    `the body of the request was in an unknown format - accepted media types include: ${supported}`,
  );
}

function contentType({ headers }: ApiCall): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
}

function applyObject(call: ApiCall, path: ResourcePath, body: unknown): Promise<KubeObject> {
  if (parameter(call, 'fieldManager') === undefined)
    throw badRequest('fieldManager is required for apply patch');
  const applied = asSent(body, path);
  if (applied.metadata.managedFields) throw badRequest('metadata.managedFields must be nil');
  const manager = managerOf(call, 'Apply', path.subresource);
  const rules = { isCustom: !isBuiltIn(path.resource) };
  const isForced = flag(call, 'force');
  const { resource, namespace, name = '' } = path;
  return write(call, (state) => {
    requireInstalled(state, resource);
    const { now } = state;
    if (!state.find(resource, name, namespace)) {
      const own = { ...manager, time: kubernetesTime(now), fields: fieldsOf(applied, rules) };
      return insertNew(state, resource, applied, (object) =>
        withOwnerships(object, [{ ...own, apiVersion: object.apiVersion }]),
      );
    }
    const current = currentObject(state, path, applied.metadata);
    const merged = serverSideApply(current, { applied, manager, isForced, rules, now });
    const { managedFields } = merged.metadata;
    const sent: SentObject = { ...merged, metadata: merged.metadata };
    return replaceObject(state, path, current, sent, (object) => ({
      ...object,
      metadata: { ...object.metadata, managedFields },
    }));
  });
}

/** PATCH of an object, in any of Kubernetes' four ways. Server-side apply creates it if it is missing. */
export function patchObject(call: ApiCall, path: ResourcePath, body: unknown): Promise<KubeObject> {
  if (contentType(call) === APPLY) return applyObject(call, path, body);
  const patch = patchOf(call);
  return updateObject(call, path, (current) => patch(current, body));
}
