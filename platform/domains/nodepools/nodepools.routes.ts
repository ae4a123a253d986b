import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor, type Actor } from '../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../http/envelope.ts';
import type { NodepoolsService } from './nodepools.service.ts';
import type { NodePoolRow } from './nodepools.store.ts';
import {
  groupedTypesJson,
  groupTypes,
  instanceTypeJson,
  instanceTypeToJson,
  nodePoolJson,
  nodePoolToJson,
} from './nodepools.wire.ts';

const locationParams = z.object({ location: z.string() });
const tokenHeader = z.object({ 'x-hetzner-token': z.string().optional() });

/** Reads one cluster's pools; 404 for a cluster of another account. */
export type PoolsOfCluster = (actor: Actor, clusterId: string) => Promise<readonly NodePoolRow[]>;

/** Addresses of node pools and instance types. */
export function nodepoolRoutes(nodepools: NodepoolsService, poolsOf: PoolsOfCluster): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/clusters/:id/nodepools',
      { schema: { params: idParams, response: { 200: dataOf(z.array(nodePoolJson)) } } },
      async (request) => {
        const pools = await poolsOf(actorOf(request), request.params.id);
        return data(pools.map(nodePoolToJson));
      },
    );
    app.get(
      '/api/instance-types/:location',
      { schema: { params: locationParams, response: { 200: dataOf(z.array(instanceTypeJson)) } } },
      async (request) => {
        const types = await nodepools.instanceTypes(request.params.location);
        return data(types.map(instanceTypeToJson));
      },
    );
    app.get(
      '/api/instance-types-grouped/:location',
      {
        schema: {
          params: locationParams,
          headers: tokenHeader,
          response: { 200: dataOf(groupedTypesJson) },
        },
      },
      async (request) => {
        const token = request.headers['x-hetzner-token'];
        return data(groupTypes(await nodepools.instanceTypes(request.params.location, token)));
      },
    );
  };
}
