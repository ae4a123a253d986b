import type { Labels } from './port.ts';

/** One thing the embedded cloud remembers. `project` (a UUID) separates the tokens; `data` is plain JSON. */
export interface CloudResource {
  project: string;
  kind: string;
  id: string;
  name: string;
  labels: Labels;
  data: Record<string, unknown>;
}

export interface CloudResourceFilter {
  kind?: string;
  name?: string;
  /** All of them must match. */
  labels?: Labels;
}

/** Where the embedded cloud keeps its state. */
export interface CloudStore {
  /** Inserts the resource, or replaces the one with the same project, kind and id. */
  put(resource: CloudResource): Promise<void>;
  get(project: string, kind: string, id: string): Promise<CloudResource | undefined>;
  list(project: string, filter: CloudResourceFilter): Promise<CloudResource[]>;
  /** Public addresses in use in all projects: two servers never share one. */
  takenAddresses(): Promise<string[]>;
  delete(project: string, kind: string, id: string): Promise<void>;
}

/** True when `labels` carries everything in `wanted`. */
export function hasLabels(labels: Labels, wanted: Labels): boolean {
  return Object.entries(wanted).every(([key, value]) => labels[key] === value);
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
    takenAddresses: async () =>
      [...resources.values()].flatMap(({ data }) =>
        typeof data.publicIpv4 === 'string' ? [data.publicIpv4] : [],
      ),
    delete: async (project, kind, id) => {
      resources.delete(keyOf(project, kind, id));
    },
  };
}
