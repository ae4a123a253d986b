import type { SecretInfo, SecretObject } from './secretsPort.ts';

/** Storage of the embedded Kubernetes' secrets and pull secrets. */
export interface SecretStore {
  list(clusterId: string): Promise<SecretInfo[]>;
  /** Null if the name is taken. */
  insert(clusterId: string, secret: SecretObject, at: Date): Promise<SecretInfo | null>;
  put(clusterId: string, secret: SecretObject, at: Date): Promise<void>;
  /** False if there was none. */
  remove(clusterId: string, namespace: string, name: string): Promise<boolean>;
  link(clusterId: string, namespace: string, name: string): Promise<void>;
  unlink(clusterId: string, namespace: string, name: string): Promise<void>;
  links(clusterId: string, namespace: string): Promise<string[]>;
}
