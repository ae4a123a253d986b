import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../../http/envelope.ts';
import { nodeJson, nodeToJson } from '../nodes.wire.ts';
import type { Maintenance } from './maintenance.service.ts';

const nodeParams = idParams.extend({ node: z.string().max(253) });
const actions = ['cordon', 'uncordon', 'drain'] as const;

/** Routes that take a node out of service and back; a drain goes on after the response. */
export function maintenanceRoutes(maintenance: Maintenance): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);
    for (const action of actions) {
      app.post(
        `/api/clusters/:id/nodes/:node/${action}`,
        { schema: { params: nodeParams, response: { 200: dataOf(nodeJson) } } },
        async (request) => {
          const { id, node } = request.params;
          return data(nodeToJson(await maintenance.act(actorOf(request), id, node, action)));
        },
      );
    }
  };
}
