import type { Core } from '../../../core.ts';
import { transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import type { ClustersService } from '../clusters.service.ts';
import { addFavorite, favoritesOf, removeFavorite } from './favorites.store.ts';

interface FavoritesDeps extends Pick<Core, 'db' | 'clock' | 'bus'> {
  clusters: Pick<ClustersService, 'find'>;
}

/** Clusters that a person has marked as favorites. Everybody who may see a cluster may mark it, for themselves only. */
export interface FavoriteClusters {
  /** Ids of the caller's favorites in the current account. */
  list(actor: Actor): Promise<string[]>;
  /** Marks a cluster or removes the mark. Throws 404 for clusters of other accounts. */
  set(actor: Actor, clusterId: string, isFavorite: boolean): Promise<string[]>;
}

export function createFavoriteClusters({ db, clock, bus, clusters }: FavoritesDeps): FavoriteClusters {
  const list = ({ userId, accountId }: Actor) => favoritesOf(db, userId, accountId);
  return {
    list,
    set: async (actor, clusterId, isFavorite) => {
      await clusters.find(actor.accountId, clusterId);
      const { userId } = actor;
      await transaction(db, async (tx) => {
        if (isFavorite) await addFavorite(tx, { userId, clusterId, createdAt: clock.now() });
        else await removeFavorite(tx, userId, clusterId);
        await bus.publish(tx, { event: 'favoriteUpdate', accountId: null, payload: { userId } });
      });
      return list(actor);
    },
  };
}
