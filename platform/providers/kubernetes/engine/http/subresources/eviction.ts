import { isObject } from '../../json.ts';
import type { ApiCall } from '../call.ts';
import { deleteFrom, deleteOptions } from '../deleting.ts';
import type { ResourcePath } from '../paths.ts';
import { success } from '../status.ts';
import { currentObject, write } from '../writing.ts';

/** Deletes a pod, as `kubectl drain` does. There are no disruption budgets here that could refuse it. */
export async function evictPod(call: ApiCall, path: ResourcePath, body: unknown): Promise<object> {
  const options = deleteOptions(call, isObject(body) ? body['deleteOptions'] : undefined);
  await write(call, (state) => {
    const pod = currentObject(state, path);
    deleteFrom(state, 'pods', pod, options);
    return pod;
  });
  return success({ name: path.name ?? '', kind: 'pods' });
}
