import type { ClusterRecord } from './clusters.upstream.ts';

export type Servers = NonNullable<ClusterRecord['servers']>;

/** The servers of the definition. */
export function definedServers(cluster: ClusterRecord): Servers {
  const { location, master_instance_type, master_ha, worker_node_pools: pools } = cluster;
  return [
    { role: 'control_plane', instance_type: master_instance_type, location, count: master_ha ? 3 : 1 },
    ...pools.map(({ instance_type, location: place, instance_count: count }) => ({
      role: 'workers' as const,
      instance_type,
      location: place,
      count,
    })),
  ];
}

/** The servers that exist now; of a platform that does not list them, those of the definition. */
export function serversOf(cluster: ClusterRecord): Servers {
  const { servers, status, apiEndpoint } = cluster;
  if (servers) return servers;
  if (status === 'archived' || (status === 'failed' && apiEndpoint == null)) return [];
  return definedServers(cluster);
}

export function countServers(servers: Servers): number {
  return servers.reduce((sum, { count }) => sum + count, 0);
}
