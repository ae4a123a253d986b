import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor, type Actor } from '../../../http/authGuard.ts';
import { idParams } from '../../../http/envelope.ts';
import type { LogsService, LogTarget } from '../../workloads/logs/logs.service.ts';
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
} from '../../workloads/logs/logs.wire.ts';
import type { DeploymentsService } from '../deployments.service.ts';

const query = logsQuery.extend({ tailLines: z.coerce.number().int().min(1).max(1000).default(50) });

/** Logs of all pods of a deployment as one. */
export function deploymentLogRoutes(
  deployments: Pick<DeploymentsService, 'read' | 'status'>,
  logs: LogsService,
): FastifyPluginAsyncZod {
  const targetOf = async (actor: Actor, id: string): Promise<LogTarget> => {
    const { clusterId, namespace } = (await deployments.read(actor, id)).row;
    return {
      clusterId,
      own: async () => {
        const { pods } = await deployments.status(actor, id);
        const names = new Set(pods.map(({ name }) => name));
        return (pod) => pod.namespace === namespace && names.has(pod.name);
      },
    };
  };
  return async (app) => {
    app.addHook('onRequest', requireActor);
    app.get(
      '/api/deployments/:id/logs',
      { schema: { params: idParams, querystring: query, response: { 200: logsJson } } },
      async (request) => {
        const actor = actorOf(request);
        const target = await targetOf(actor, request.params.id);
        const { container } = request.query;
        const found = await logs.read(
          actor,
          { ...target, container, pods: namedPods(request.query) },
          pageQuery(request.query),
        );
        return logsToJson(found, request.query);
      },
    );
    app.get(
      '/api/deployments/:id/logs/stream',
      { exposeHeadRoute: false, schema: { params: idParams, querystring: streamQuery } },
      async (request, reply) => {
        const actor = actorOf(request);
        const { pods, container } = request.query;
        const target = { ...(await targetOf(actor, request.params.id)), pods, container };
        return sendLines(reply, await logs.stream(actor, target, startOf(request.query), leaving(reply)));
      },
    );
  };
}
