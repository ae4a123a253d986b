import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { path } from '../../../upstream/path.ts';

const favorites = z.object({ cluster_ids: z.array(z.string()) });
const LOADED = 'favorite clusters';

/** Ids of the caller's favorite clusters in the current account. */
export function loadFavorites(ctx: GatewayContext): Promise<string[]> {
  ctx.requireToken();
  return ctx.load(LOADED, async () => {
    return (await ctx.upstream.get(path`/api/user/favorite-clusters`, favorites)).cluster_ids;
  });
}

/** Marks a cluster as a favorite of the caller, or removes the mark. */
export async function putFavorite(ctx: GatewayContext, id: string, favorite: boolean): Promise<void> {
  ctx.requireToken();
  const changed = await ctx.upstream.put(path`/api/user/favorite-clusters/${id}`, favorites, { favorite });
  // The response has the new list, so the payload needs no second call.
  void ctx.load(LOADED, () => Promise.resolve(changed.cluster_ids));
}
