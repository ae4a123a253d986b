import { z } from 'zod';
import type { BoundUpstream } from '../bound.ts';
import { path } from '../path.ts';

const clusterList = z.array(z.object({ id: z.string(), name: z.string() }));

/** Ids of an account's clusters by name. The list is fetched again for unknown names. */
export class ClusterNames {
  readonly #upstream: () => BoundUpstream;
  #known = new Map<string, string>();

  constructor(upstream: () => BoundUpstream) {
    this.#upstream = upstream;
  }

  /** Null when there is no such cluster. */
  async idOf(name: string): Promise<string | null> {
    if (!this.#known.has(name)) {
      const clusters = await this.#upstream().get(path`/api/clusters`, clusterList, {
        envelope: 'data.data',
      });
      this.#known = new Map(clusters.map((cluster) => [cluster.name, cluster.id]));
    }
    return this.#known.get(name) ?? null;
  }

  /** Call when a cluster was deleted: another one may get its name. */
  forget(id: string): void {
    for (const [name, known] of this.#known) if (known === id) this.#known.delete(name);
  }
}
