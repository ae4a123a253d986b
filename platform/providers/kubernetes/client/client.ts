import type { Secret } from '../../../crypto/secret.ts';
import type { NewObject, Stored } from '../api/objects.ts';
import type { ResourceName } from '../api/resources.ts';
import type { ExecSession } from '../execPort.ts';

export interface ListOptions {
  /** All namespaces without it. */
  namespace?: string;
  labelSelector?: string;
  fieldSelector?: string;
  signal?: AbortSignal;
}

/** A change in a watched list. `synced` follows the objects that existed at the start. */
export type WatchEvent<R extends ResourceName> =
  | { type: 'added' | 'modified' | 'deleted'; object: Stored<R> }
  | { type: 'synced' };

export interface ApplyOptions {
  /** Takes over fields of other managers. */
  force?: boolean;
  /** The server validates and returns the result without storing it. */
  dryRun?: boolean;
  signal?: AbortSignal;
}

export interface LogOptions {
  container?: string;
  previous?: boolean;
  tailLines?: number;
  sinceTime?: Date;
  limitBytes?: number;
  timestamps?: boolean;
  signal?: AbortSignal;
}

export interface ExecOptions {
  /** The first one without it. */
  container?: string | undefined;
  /** Program and arguments. */
  command: readonly string[];
  /** Gives the command a terminal, whose output contains errors too. */
  tty?: boolean;
  /** Ends the attempt to connect. */
  signal?: AbortSignal | undefined;
}

/** The name of an object; the namespace only for resources that have one. */
export interface ObjectName {
  name: string;
  namespace?: string;
}

/**
 * The Kubernetes API of one cluster. All methods reject with KubernetesError: `notFound`, `conflict`, `invalid` (with
 * the field), `auth`, or `unavailable` when the API does not respond within 10 s or its circuit breaker is open.
 */
export interface KubernetesClient {
  /** Such as v1.32.8+k3s1. */
  version(signal?: AbortSignal): Promise<string>;
  get<R extends ResourceName>(resource: R, name: ObjectName, signal?: AbortSignal): Promise<Stored<R>>;
  /** All pages. */
  list<R extends ResourceName>(resource: R, options?: ListOptions): Promise<Stored<R>[]>;
  /** Lists, then follows changes until the signal aborts; reconnects and lists again when the server requires it. */
  watch<R extends ResourceName>(
    resource: R,
    options: ListOptions & { signal: AbortSignal },
  ): AsyncIterable<WatchEvent<R>>;
  create<R extends ResourceName>(
    resource: R,
    object: NewObject<R>,
    options?: ApplyOptions,
  ): Promise<Stored<R>>;
  /** Server-side apply as the manager `kubedeck`. */
  apply<R extends ResourceName>(
    resource: R,
    object: NewObject<R>,
    options?: ApplyOptions,
  ): Promise<Stored<R>>;
  /**
   * Replaces an object that exists; rejects with `conflict` if it has another `resourceVersion` by now, and with `invalid`
   * for fields that the server does not know.
   */
  replace<R extends ResourceName>(
    resource: R,
    object: NewObject<R>,
    options?: Omit<ApplyOptions, 'force'>,
  ): Promise<Stored<R>>;
  /** JSON merge patch: null removes a field. The status of a custom resource is patched apart from the rest. */
  mergePatch<R extends ResourceName>(
    resource: R,
    name: ObjectName & { subresource?: 'status' },
    patch: object,
    options?: ApplyOptions,
  ): Promise<Stored<R>>;
  /** False if there was none. */
  delete<R extends ResourceName>(
    resource: R,
    name: ObjectName,
    options?: { propagation?: 'Background' | 'Foreground' | 'Orphan'; signal?: AbortSignal },
  ): Promise<boolean>;
  /** Deletes a pod if its disruption budget allows it; rejects with `transient` if not. */
  evict(pod: Required<ObjectName>): Promise<void>;
  /** The log as text. */
  logs(pod: ObjectName, options?: LogOptions): Promise<string>;
  /** Runs a command in a container; rejects if the container does not run. */
  exec(pod: Required<ObjectName>, options: ExecOptions): Promise<ExecSession>;
  /** What a port of a pod answers over HTTP, such as the metrics of an exporter. */
  podText(pod: Required<ObjectName>, port: number, path: string): Promise<string>;
  /** Lines as they are written, until the container ends or the signal aborts. */
  followLogs(pod: ObjectName, options: LogOptions & { signal: AbortSignal }): AsyncIterable<string>;
}

/** Clients by cluster. */
export interface KubernetesClients {
  /** Rejects with `notFound` for a cluster without an API: unknown, archived, or not built yet. */
  of(clusterId: string): Promise<KubernetesClient>;
  /** Calls the cluster with another kubeconfig than the stored one. */
  withKubeconfig<T>(
    clusterId: string,
    kubeconfig: Secret,
    use: (client: KubernetesClient) => Promise<T>,
  ): Promise<T>;
  close(): Promise<void>;
}
