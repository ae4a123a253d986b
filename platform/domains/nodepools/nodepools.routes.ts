import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../http/envelope.ts';
import { orderToken, tokenHeader, tokenOrderInput } from '../clusters/clusters.input.ts';
import { previewJson } from '../clusters/clusters.preview.ts';
import { clusterJson, clusterToJson } from '../clusters/clusters.wire.ts';
import type { ClusterPools } from './clusterPools.ts';
import { updateNodePoolsInput } from './nodepools.rules.ts';
import type { NodepoolsService } from './nodepools.service.ts';
import {
  groupedTypesJson,
  groupTypes,
  instanceTypeJson,
  instanceTypeToJson,
  nodePoolStateJson,
  poolStateToJson,
  syncJson,
} from './nodepools.wire.ts';

const locationParams = z.object({ location: z.string() });

/** A change returns the cluster, as a list of one; a dry run the changes. */
const changed = dataOf(z.union([previewJson, z.array(clusterJson)]));

/** Routes of node pools and instance types. */
export function nodepoolRoutes(nodepools: NodepoolsService, pools: ClusterPools): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/clusters/:id/nodepools',
      { schema: { params: idParams, response: { 200: dataOf(z.array(nodePoolStateJson)) } } },
      async (request) => {
        const actor = actorOf(request);
        const states = await pools.states(actor, request.params.id);
        return data(states.map((state) => poolStateToJson(actor.accountId, state)));
      },
    );
    app.put(
      '/api/clusters/:id/nodepools',
      {
        config: { takesDryRun: true },
        schema: { params: idParams, body: updateNodePoolsInput, response: { 200: changed } },
      },
      async (request) => {
        const result = await pools.update(actorOf(request), request.params.id, request.body);
        return data('preview' in result ? result.preview : [clusterToJson(result.cluster)]);
      },
    );
    app.post(
      '/api/clusters/:id/sync-node-pools',
      {
        config: { takesDryRun: true },
        schema: {
          params: idParams,
          headers: tokenHeader,
          // A dry run only returns what would be scaled.
          body: tokenOrderInput,
          response: { 200: dataOf(syncJson) },
        },
      },
      async (request) => {
        const order = { isDryRun: request.body?.dry_run ?? false, temporaryToken: orderToken(request) };
        return data(await pools.sync(actorOf(request), request.params.id, order));
      },
    );
    app.get(
      '/api/instance-types/:location',
      { schema: { params: locationParams, response: { 200: dataOf(z.array(instanceTypeJson)) } } },
      async (request) => {
        const types = await nodepools.instanceTypes(actorOf(request).accountId, request.params.location);
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
        const { accountId } = actorOf(request);
        return data(groupTypes(await nodepools.instanceTypes(accountId, request.params.location, token)));
      },
    );
  };
}
