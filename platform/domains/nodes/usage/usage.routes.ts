import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../../http/envelope.ts';
import type { Usage } from './usage.service.ts';
import { usageJson, usageQuery, usageToJson } from './usage.wire.ts';

/** The route of a cluster's usage over time. */
export function usageRoutes(usage: Pick<Usage, 'history'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);
    app.get(
      '/api/clusters/:id/usage',
      { schema: { params: idParams, querystring: usageQuery, response: { 200: dataOf(usageJson) } } },
      async (request) => {
        const { range, ...subject } = request.query;
        return data(usageToJson(await usage.history(actorOf(request), request.params.id, range, subject)));
      },
    );
  };
}
