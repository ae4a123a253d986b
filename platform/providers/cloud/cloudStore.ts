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
