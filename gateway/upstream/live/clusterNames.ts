import { z } from 'zod';
import type { BoundUpstream } from '../bound.ts';
import { path } from '../path.ts';

const clusterNames = z.array(z.object({ id: z.string(), name: z.string() }));

/** Looks up the id of a cluster by its name; null when there is none. The list is fetched again for unknown names. */
export function clusterIdLookup(upstream: () => BoundUpstream): (name: string) => Promise<string | null> {
  let known = new Map<string, string>();
  return async (name) => {
    if (!known.has(name)) {
      const clusters = await upstream().get(path`/api/clusters`, clusterNames, { envelope: 'data.data' });
      known = new Map(clusters.map((cluster) => [cluster.name, cluster.id]));
    }
    return known.get(name) ?? null;
  };
}
