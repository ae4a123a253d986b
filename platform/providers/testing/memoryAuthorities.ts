import { makeAuthority, type Authority } from '../bootstrap/certificates.ts';
import type { Authorities } from '../kubernetes/authorities.ts';

/** Authorities in memory, for tests. */
export function createMemoryAuthorities(): Authorities {
  const now = new Date('2026-01-15T12:00:00Z');
  const made = new Map<string, Promise<Authority>>();
  const once = (key: string, name: string): Promise<Authority> => {
    const authority = made.get(key) ?? makeAuthority(name, now);
    made.set(key, authority);
    return authority;
  };
  return {
    serving: () => once('serving', 'k3s-server-ca'),
    client: (clusterId) => once(clusterId, 'k3s-client-ca'),
    rotateClient: (clusterId) => {
      made.delete(clusterId);
      return once(clusterId, 'k3s-client-ca');
    },
  };
}
