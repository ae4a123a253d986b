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

/** In memory and without values, which are never read; for tests. */
export function createMemorySecretStore(): SecretStore {
  const secrets = new Map<string, SecretInfo>();
  const links = new Set<string>();
  const keyOf = (...parts: string[]): string => parts.join('/');
  const infoOf = ({ data, ...about }: SecretObject, isManaged: boolean, createdAt: Date): SecretInfo => ({
    ...about,
    keys: Object.keys(data).sort(),
    isManaged,
    createdAt,
  });
  return {
    list: async (clusterId) =>
      [...secrets].flatMap(([key, info]) => (key.startsWith(`${clusterId}/`) ? [info] : [])),
    insert: async (clusterId, secret, at) => {
      const key = keyOf(clusterId, secret.namespace, secret.name);
      if (secrets.has(key)) return null;
      const info = infoOf(secret, false, at);
      secrets.set(key, info);
      return info;
    },
    put: async (clusterId, secret, at) => {
      secrets.set(keyOf(clusterId, secret.namespace, secret.name), infoOf(secret, true, at));
    },
    remove: async (clusterId, namespace, name) => secrets.delete(keyOf(clusterId, namespace, name)),
    link: async (...parts) => void links.add(keyOf(...parts)),
    unlink: async (...parts) => void links.delete(keyOf(...parts)),
    links: async (clusterId, namespace) => {
      const start = `${clusterId}/${namespace}/`;
      return [...links].flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : [])).sort();
    },
  };
}
