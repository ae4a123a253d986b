import { hasLabels } from './labels.ts';
import type { Labels } from './port.ts';

/** One thing an embedded provider remembers. `project` (a UUID) separates the tokens; `data` is plain JSON. */
export interface CloudResource {
  project: string;
  kind: string;
  id: string;
  name: string;
  labels: Labels;
  data: Record<string, unknown>;
}

interface CloudResourceFilter {
  kind?: string;
  name?: string;
  /** All of them must match. */
  labels?: Labels;
}

/** Where the small embedded providers keep their state; the embedded cloud has a store of its own. */
export interface CloudStore {
  /** Inserts the resource, or replaces the one with the same project, kind and id. */
  put(resource: CloudResource): Promise<void>;
  get(project: string, kind: string, id: string): Promise<CloudResource | undefined>;
  list(project: string, filter: CloudResourceFilter): Promise<CloudResource[]>;
  delete(project: string, kind: string, id: string): Promise<void>;
}

/** A store that lives as long as the process; what it hands out are copies. */
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
