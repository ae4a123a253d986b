import type { CloudResource, CloudStore } from '../cloud/cloudStore.ts';
import { hasLabels } from '../cloud/labels.ts';

/** A store in memory, for tests; it returns copies. */
export function createMemoryCloudStore(): CloudStore {
  const resources = new Map<string, CloudResource>();
  const keyOf = (project: string, kind: string, id: string): string => `${project}/${kind}/${id}`;
  return {
    put: async (resource) => {
      resources.set(keyOf(resource.project, resource.kind, resource.id), structuredClone(resource));
    },
    get: async (project, kind, id) => structuredClone(resources.get(keyOf(project, kind, id))),
    list: async (project, { kind, name, labels = {} }) =>
      [...resources.values()]
        .filter((one) => one.project === project)
        .filter((one) => kind === undefined || one.kind === kind)
        .filter((one) => name === undefined || one.name === name)
        .filter((one) => hasLabels(one.labels, labels))
        .map((one) => structuredClone(one)),
    delete: async (project, kind, id) => {
      resources.delete(keyOf(project, kind, id));
    },
  };
}
