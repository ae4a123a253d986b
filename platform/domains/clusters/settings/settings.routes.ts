import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../../http/envelope.ts';
import { previewJson } from '../clusters.preview.ts';
import { clusterJson, clusterToJson } from '../clusters.wire.ts';
import { orderToken, tokenHeader, tokenOrderInput } from '../clusters.input.ts';
import { updateClusterInput } from './settings.input.ts';
import type { ClusterSettings } from './settings.service.ts';

const oneCluster = dataOf(z.array(clusterJson));

/** Routes of cluster settings. */
export function clusterSettingsRoutes(settings: ClusterSettings): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.put(
      '/api/clusters/:id',
      {
        config: { takesDryRun: true },
        schema: {
          params: idParams,
          body: updateClusterInput,
          response: { 200: z.union([oneCluster, dataOf(previewJson)]) },
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const { id } = request.params;
        if (request.body.dry_run) return data(await settings.preview(actor, id, request.body));
        return data([clusterToJson(await settings.change(actor, id, request.body))]);
      },
    );
    app.post(
      '/api/clusters/:id/update',
      {
        schema: {
          params: idParams,
          headers: tokenHeader,
          body: tokenOrderInput,
          response: { 200: oneCluster },
        },
      },
      async (request) => {
        const { id } = request.params;
        return data([clusterToJson(await settings.update(actorOf(request), id, orderToken(request)))]);
      },
    );
  };
}
