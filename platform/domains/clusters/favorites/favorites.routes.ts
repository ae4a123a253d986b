import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireSession } from '../../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../../http/envelope.ts';
import { inputText } from '../../../messages/messages.ts';
import { requireOwnHands } from '../../account/permissions.ts';
import type { FavoriteClusters } from './favorites.service.ts';

const favoritesJson = dataOf(z.object({ cluster_ids: z.array(z.string()) }));
const favorites = (ids: string[]) => data({ cluster_ids: ids });

/** Routes of the caller's favorite clusters. */
export function favoriteRoutes(service: FavoriteClusters): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireSession);

    app.get(
      '/api/user/favorite-clusters',
      { schema: { response: { 200: favoritesJson } } },
      async (request) => favorites(await service.list(actorOf(request))),
    );
    app.put(
      '/api/user/favorite-clusters/:id',
      {
        onRequest: requireOwnHands,
        schema: {
          params: idParams,
          body: z.object({ favorite: z.boolean({ error: inputText('boolean_value') }) }),
          response: { 200: favoritesJson },
        },
      },
      async (request) =>
        favorites(await service.set(actorOf(request), request.params.id, request.body.favorite)),
    );
  };
}
