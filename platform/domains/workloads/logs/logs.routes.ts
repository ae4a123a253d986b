import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { idParams } from '../../../http/envelope.ts';
import type { LogsService, LogTarget } from './logs.service.ts';
import {
  leaving,
  logsJson,
  logsQuery,
  logsToJson,
  namedPods,
  pageQuery,
  sendLines,
  startOf,
  streamQuery,
} from './logs.wire.ts';

const podParams = idParams.extend({ namespace: z.string(), name: z.string() });

function targetOf({ id, namespace, name }: z.output<typeof podParams>, container?: string): LogTarget {
  return {
    clusterId: id,
    own: async () => (pod) => pod.namespace === namespace && pod.name === name,
    container,
    single: { namespace, name },
  };
}

/** Logs of all pods, also those that were not created by the platform. */
export function podLogRoutes(logs: LogsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);
    app.get(
      '/api/clusters/:id/pods/:namespace/:name/logs',
      { schema: { params: podParams, querystring: logsQuery, response: { 200: logsJson } } },
      async (request) => {
        const { params, query } = request;
        const target = { ...targetOf(params, query.container), pods: namedPods(query) };
        return logsToJson(await logs.read(actorOf(request), target, pageQuery(query)), query);
      },
    );
    app.get(
      '/api/clusters/:id/pods/:namespace/:name/logs/stream',
      { exposeHeadRoute: false, schema: { params: podParams, querystring: streamQuery } },
      async (request, reply) => {
        const target = targetOf(request.params, request.query.container);
        const after = startOf(request.query);
        return sendLines(reply, await logs.stream(actorOf(request), target, after, leaving(reply)));
      },
    );
  };
}
