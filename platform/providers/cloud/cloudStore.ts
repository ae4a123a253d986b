import { hasLabels } from './labels.ts';
import type { Labels } from './port.ts';

/** A record of an embedded provider. `project` (a UUID) separates the tokens; `data` is plain JSON. */
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

/** Storage of the small embedded providers; the embedded cloud has its own store. */
export interface CloudStore {
  /** Inserts the resource, or replaces the one with the same project, kind and id. */
  put(resource: CloudResource): Promise<void>;
  get(project: string, kind: string, id: string): Promise<CloudResource | undefined>;
  list(project: string, filter: CloudResourceFilter): Promise<CloudResource[]>;
  delete(project: string, kind: string, id: string): Promise<void>;
}

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
