import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../http/envelope.ts';
import { createClusterInput, orderToken, tokenHeader, tokenOrderInput } from './clusters.input.ts';
import { clusterOptionsJson } from './create/options.ts';
import { previewJson } from './clusters.preview.ts';
import type { ClustersService } from './clusters.service.ts';
import { clusterJson, clusterToJson, type ClusterView } from './clusters.wire.ts';

/** One cluster is returned as a list of one: the contract's clients read data[0]. */
const oneCluster = dataOf(z.array(clusterJson));
const one = (view: ClusterView) => data([clusterToJson(view)]);

/** Routes of the clusters noun. */
export function clusterRoutes(clusters: ClustersService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/cluster-options',
      { schema: { response: { 200: dataOf(clusterOptionsJson) } } },
      async (request) => data(clusters.options(request.ip)),
    );
    app.get(
      '/api/clusters',
      { schema: { response: { 200: dataOf(dataOf(z.array(clusterJson))) } } },
      async (request) => data(data((await clusters.list(actorOf(request))).map(clusterToJson))),
    );
    app.post(
      '/api/clusters',
      {
        config: { takesDryRun: true },
        schema: { body: createClusterInput, response: { 200: dataOf(previewJson), 201: oneCluster } },
      },
      async (request, reply) => {
        const actor = actorOf(request);
        if (request.body.dry_run)
          return reply.send(data(await clusters.previewCreation(actor, request.body)));
        return reply.status(201).send(one(await clusters.create(actor, request.body)));
      },
    );
    app.get(
      '/api/clusters/:id',
      { schema: { params: idParams, response: { 200: oneCluster } } },
      async (request) => one(await clusters.read(actorOf(request), request.params.id)),
    );
    app.delete(
      '/api/clusters/:id',
      {
        config: { takesDryRun: true },
        schema: {
          params: idParams,
          headers: tokenHeader,
          body: tokenOrderInput,
          response: { 200: dataOf(previewJson), 202: oneCluster },
        },
      },
      async (request, reply) => {
        const token = orderToken(request);
        const { id } = request.params;
        const actor = actorOf(request);
        if (request.body?.dry_run)
          return reply.send(data(await clusters.previewOrder(actor, id, 'delete', token)));
        return reply.status(202).send(one(await clusters.remove(actor, id, token)));
      },
    );
    for (const action of ['archive', 'unarchive'] as const) {
      app.patch(
        `/api/clusters/:id/${action}`,
        {
          config: { takesDryRun: true },
          schema: {
            params: idParams,
            headers: tokenHeader,
            body: tokenOrderInput,
            response: { 200: z.union([dataOf(previewJson), oneCluster]) },
          },
        },
        async (request) => {
          const { id } = request.params;
          const actor = actorOf(request);
          const token = orderToken(request);
          if (request.body?.dry_run) return data(await clusters.previewOrder(actor, id, action, token));
          return one(await clusters[action](actor, id, token));
        },
      );
    }
    const actions = [
      ['POST', 'protect'],
      ['POST', 'unprotect'],
    ] as const;
    for (const [method, action] of actions) {
      app.route({
        method,
        url: `/api/clusters/:id/${action}`,
        schema: { params: idParams, response: { 200: oneCluster } },
        handler: async (request) => one(await clusters[action](actorOf(request), request.params.id)),
      });
    }
  };
}
