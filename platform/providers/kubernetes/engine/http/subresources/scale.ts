import type { KubeObject } from '../../../api/objects.ts';
import { isObject, objectAt, type JsonObject } from '../../json.ts';
import type { ApiCall } from '../call.ts';
import type { ResourcePath } from '../paths.ts';
import { getObject } from '../reading.ts';
import { badRequest } from '../status.ts';
import { updateObject } from '../writing.ts';

function selectorText(object: KubeObject): string {
  const labels = objectAt(objectAt(objectAt(object, 'spec'), 'selector'), 'matchLabels');
  return Object.entries(labels)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(',');
}

/** The Scale of a workload. */
function scaleOf(object: KubeObject): JsonObject {
  const { name, namespace, uid, resourceVersion, creationTimestamp } = object.metadata;
  return {
    kind: 'Scale',
    apiVersion: 'autoscaling/v1',
    metadata: { name, namespace, uid, resourceVersion, creationTimestamp },
    spec: { replicas: objectAt(object, 'spec')['replicas'] ?? 0 },
    status: { replicas: objectAt(object, 'status')['replicas'] ?? 0, selector: selectorText(object) },
  };
}

export async function getScale(call: ApiCall, path: ResourcePath & { name: string }): Promise<JsonObject> {
  return scaleOf(await getObject(call, path));
}

/** Changes the number of replicas by a changed Scale. */
export async function updateScale(
  call: ApiCall,
  path: ResourcePath,
  change: (scale: JsonObject) => unknown,
): Promise<JsonObject> {
  const updated = await updateObject(call, path, (current) => {
    const changed = change(scaleOf(current));
    const replicas = isObject(changed) ? objectAt(changed, 'spec')['replicas'] : undefined;
    if (typeof replicas !== 'number') throw badRequest('spec.replicas is required');
    const { resourceVersion = current.metadata.resourceVersion } = objectAt(changed, 'metadata');
    return {
      ...current,
      metadata: { ...current.metadata, resourceVersion },
      spec: { ...objectAt(current, 'spec'), replicas },
    };
  });
  return scaleOf(updated);
}
