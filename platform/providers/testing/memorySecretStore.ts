import type { SecretStore } from '../kubernetes/secretStore.ts';
import type { SecretInfo, SecretObject } from '../kubernetes/secretsPort.ts';

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
