import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../http/envelope.ts';
import type { WorkloadsService } from './workloads.service.ts';
import {
  dated,
  eventJson,
  eventToJson,
  ingressJson,
  podDetailJson,
  podDetailToJson,
  podJson,
  podToJson,
  serviceJson,
  volumeClaimJson,
  volumeClaimToJson,
  workloadJson,
  workloadToJson,
} from './workloads.wire.ts';

const podParams = idParams.extend({ namespace: z.string(), name: z.string() });
/** Lists all of one kind in a cluster. */
const listSchema = <T extends z.ZodType>(item: T) => ({
  params: idParams,
  response: { 200: dataOf(z.array(item)) },
});

/** Routes of all workloads of a cluster, also those that were not created by the platform. */
export function workloadRoutes(workloads: WorkloadsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get('/api/clusters/:id/workloads', { schema: listSchema(workloadJson) }, async (request) =>
      data((await workloads.workloads(actorOf(request), request.params.id)).map(workloadToJson)),
    );
    app.get('/api/clusters/:id/pods', { schema: listSchema(podJson) }, async (request) =>
      data((await workloads.pods(actorOf(request), request.params.id)).map(podToJson)),
    );
    app.get(
      '/api/clusters/:id/pods/:namespace/:name',
      { schema: { params: podParams, response: { 200: dataOf(podDetailJson) } } },
      async (request) => {
        const { id, ...pod } = request.params;
        return data(podDetailToJson(await workloads.pod(actorOf(request), id, pod)));
      },
    );
    app.get('/api/clusters/:id/services', { schema: listSchema(serviceJson) }, async (request) => {
      const services = await workloads.services(actorOf(request), request.params.id);
      return data(
        services.map(({ clusterIp, addresses, ports, ...service }) => ({
          ...dated(service),
          cluster_ip: clusterIp,
          addresses: [...addresses],
          ports: [...ports],
        })),
      );
    });
    app.get('/api/clusters/:id/ingresses', { schema: listSchema(ingressJson) }, async (request) => {
      const ingresses = await workloads.ingresses(actorOf(request), request.params.id);
      return data(
        ingresses.map(({ className, hosts, addresses, hasTls, ...ingress }) => ({
          ...dated(ingress),
          class_name: className,
          hosts: [...hosts],
          addresses: [...addresses],
          has_tls: hasTls,
        })),
      );
    });
    app.get('/api/clusters/:id/volume-claims', { schema: listSchema(volumeClaimJson) }, async (request) =>
      data((await workloads.volumeClaims(actorOf(request), request.params.id)).map(volumeClaimToJson)),
    );
    app.get('/api/clusters/:id/kubernetes-events', { schema: listSchema(eventJson) }, async (request) =>
      data((await workloads.events(actorOf(request), request.params.id)).map(eventToJson)),
    );
  };
}
