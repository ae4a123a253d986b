import { resources } from '../../api/resources.ts';
import { inCluster, type Work } from '../storage/transactions.ts';
import { parameter, type ApiCall } from './call.ts';
import { deleteFrom, deleteOptions } from './deleting.ts';
import type { ResourcePath } from './paths.ts';
import { listPage } from './reading.ts';
import { success } from './status.ts';

/** Deletes all selected objects. */
export async function deleteCollection(call: ApiCall, path: ResourcePath, body: unknown): Promise<object> {
  const options = deleteOptions(call, body);
  const { items } = await listPage(call, path);
  const { resource } = path;
  const isDryRun = parameter(call, 'dryRun') === 'All';
  const work: Work = (state) => {
    for (const { name, namespace } of items) {
      const found = state.find(resource, name, namespace || undefined);
      if (found) deleteFrom(state, resource, found, options);
    }
    return null;
  };
  await inCluster(call.server, call.clusterId, work, { isDryRun });
  return success({ kind: resources[resource].plural });
}
