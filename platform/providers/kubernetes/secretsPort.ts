import type { Secret } from '../../crypto/secret.ts';

/** A secret to write into a namespace. */
export interface SecretObject {
  namespace: string;
  name: string;
  /** Kubernetes' type, such as Opaque or kubernetes.io/tls. */
  type: string;
  data: Readonly<Record<string, Secret>>;
}

/** A secret without its values. */
export interface SecretInfo {
  namespace: string;
  name: string;
  type: string;
  /** Sorted. */
  keys: string[];
  /** The platform maintains it; users cannot change it. */
  isManaged: boolean;
  createdAt: Date;
}

/**
 * Secrets in a cluster. All methods reject with KubernetesError: `conflict` for a taken name, `notFound` for a missing
 * namespace, `invalid` for what the API server refuses.
 */
export interface ClusterSecrets {
  /** By namespace and name. */
  list(clusterId: string): Promise<SecretInfo[]>;
  create(clusterId: string, secret: SecretObject): Promise<SecretInfo>;
  /** Creates or replaces a secret maintained by the platform. */
  apply(clusterId: string, secret: SecretObject): Promise<void>;
  /** False if there was none. */
  delete(clusterId: string, namespace: string, name: string): Promise<boolean>;
  /** Adds the secret to the ServiceAccount `default`, so that pods of the namespace pull images with it. */
  addPullSecret(clusterId: string, namespace: string, name: string): Promise<void>;
  removePullSecret(clusterId: string, namespace: string, name: string): Promise<void>;
  /** Names, sorted. */
  pullSecrets(clusterId: string, namespace: string): Promise<string[]>;
}
