import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../http/envelope.ts';
import type { NodesService } from './nodes.service.ts';
import {
  ingressClassJson,
  namespaceJson,
  nodesJson,
  nodesToJson,
  problematicPodsJson,
  problematicPodsToJson,
  storageClassJson,
} from './nodes.wire.ts';

/** Routes of nodes, pods and other data from a cluster's Kubernetes. */
export function nodeRoutes(nodes: NodesService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/clusters/:id/nodes',
      { schema: { params: idParams, response: { 200: dataOf(nodesJson) } } },
      async (request) => {
        const found = await nodes.nodes(actorOf(request), request.params.id);
        return data(nodesToJson(found.nodes, found.pods));
      },
    );
    app.get(
      '/api/clusters/:id/pods/problematic',
      { schema: { params: idParams, response: { 200: dataOf(problematicPodsJson) } } },
      async (request) => {
        const pods = await nodes.problematicPods(actorOf(request), request.params.id);
        return data(problematicPodsToJson(pods));
      },
    );
    app.get(
      '/api/clusters/:id/namespaces',
      { schema: { params: idParams, response: { 200: dataOf(z.array(namespaceJson)) } } },
      async (request) => data(await nodes.namespaces(actorOf(request), request.params.id)),
    );
    app.get(
      '/api/clusters/:id/ingress-classes',
      { schema: { params: idParams, response: { 200: dataOf(z.array(ingressClassJson)) } } },
      async (request) => data(await nodes.ingressClasses(actorOf(request), request.params.id)),
    );
    app.get(
      '/api/clusters/:id/storage-classes',
      { schema: { params: idParams, response: { 200: dataOf(z.array(storageClassJson)) } } },
      async (request) => data(await nodes.storageClasses(actorOf(request), request.params.id)),
    );
  };
}
