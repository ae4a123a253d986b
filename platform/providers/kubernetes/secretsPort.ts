import type { Secret } from '../../crypto/secret.ts';

/** A secret to be written into a namespace. */
export interface SecretObject {
  namespace: string;
  name: string;
  /** Kubernetes' word, such as Opaque or kubernetes.io/tls. */
  type: string;
  data: Readonly<Record<string, Secret>>;
}

/** What may be told of a secret: everything but its values. */
export interface SecretInfo {
  namespace: string;
  name: string;
  type: string;
  /** Sorted. */
  keys: string[];
  /** The platform keeps it up to date; people leave it alone. */
  isManaged: boolean;
  createdAt: Date;
}

/**
 * Secrets in a cluster. All methods reject with KubernetesError: `conflict` for a name that is taken, `notFound` for a
 * namespace that is not there (any more), `invalid` for what the API server does not accept.
 */
export interface ClusterSecrets {
  /** By namespace and name. */
  list(clusterId: string): Promise<SecretInfo[]>;
  create(clusterId: string, secret: SecretObject): Promise<SecretInfo>;
  /** Makes or replaces a secret of the platform's own. */
  apply(clusterId: string, secret: SecretObject): Promise<void>;
  /** False when there was none. */
  delete(clusterId: string, namespace: string, name: string): Promise<boolean>;
  /** Pods of the namespace pull their images with this secret, through the ServiceAccount `default`. */
  addPullSecret(clusterId: string, namespace: string, name: string): Promise<void>;
  removePullSecret(clusterId: string, namespace: string, name: string): Promise<void>;
  /** Names, sorted. */
  pullSecrets(clusterId: string, namespace: string): Promise<string[]>;
}
