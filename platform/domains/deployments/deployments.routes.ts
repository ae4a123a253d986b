import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams, uuid } from '../../http/envelope.ts';
import { inputText } from '../../messages/messages.ts';
import { previewJson } from '../clusters/clusters.preview.ts';
import { eventJson, eventToJson } from '../workloads/workloads.wire.ts';
import { createBody, updateBody } from './deployments.input.ts';
import type { DeploymentsService } from './deployments.service.ts';
import { updateQuestion } from './versions/images.ts';
import {
  deploymentJson,
  deploymentToJson,
  statusJson,
  statusToJson,
  versionJson,
  versionsToJson,
} from './deployments.wire.ts';

const MAX_BODY = 2 * 1024 * 1024;
const onCluster = idParams.extend({ deploymentId: uuid });
const range = inputText('replicas_range', { min: 0, max: 100 });
const scaleBody = z.object({ replicas: z.int(range).min(0, range).max(100, range) });
const removeBody = z.object({ volumes: z.enum(['keep', 'delete']).default('keep') }).nullish();
const updatePreviewJson = z.object({ candidates: z.array(z.string()), next: z.string().nullable() });
const one = { 200: dataOf(deploymentJson) };
const moving = { 202: dataOf(deploymentJson) };
const ordered = { 200: dataOf(previewJson), 202: dataOf(deploymentJson) };

/** Routes below a cluster. */
function clusterRoutes(deployments: DeploymentsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/clusters/:id/deployments',
      { schema: { params: idParams, response: { 200: dataOf(z.array(deploymentJson)) } } },
      async (request) =>
        data((await deployments.list(actorOf(request), request.params.id)).map(deploymentToJson)),
    );
    app.get(
      '/api/clusters/:id/deployments/check-name',
      {
        schema: {
          params: idParams,
          querystring: z.object({ name: z.string(), namespace: z.string().default('default') }),
          response: { 200: dataOf(z.object({ available: z.boolean() })) },
        },
      },
      async (request) => {
        const available = await deployments.isNameFree(actorOf(request), request.params.id, request.query);
        return data({ available });
      },
    );
    app.get(
      '/api/clusters/:id/deployments/status',
      { schema: { params: idParams, response: { 200: dataOf(z.array(statusJson)) } } },
      async (request) => {
        const found = await deployments.statuses(actorOf(request), request.params.id);
        return data(found.map(({ row, pods }) => statusToJson(row, pods)));
      },
    );
    app.post(
      '/api/clusters/:id/deployments/update-preview',
      {
        config: { scopeLevel: 'read' },
        schema: { params: idParams, body: updateQuestion, response: { 200: dataOf(updatePreviewJson) } },
      },
      async (request) =>
        data(await deployments.previewUpdates(actorOf(request), request.params.id, request.body)),
    );
    app.get(
      '/api/clusters/:id/deployments/:deploymentId',
      { schema: { params: onCluster, response: one } },
      async (request) => {
        const { id, deploymentId } = request.params;
        return data(deploymentToJson(await deployments.read(actorOf(request), deploymentId, id)));
      },
    );
    app.post(
      '/api/clusters/:id/deployments',
      {
        bodyLimit: MAX_BODY,
        config: { takesDryRun: true },
        schema: { params: idParams, body: createBody, response: ordered },
      },
      async (request, reply) => {
        const [actor, { id }] = [actorOf(request), request.params];
        if (request.body.dry_run)
          return reply.send(data(await deployments.previewCreation(actor, id, request.body)));
        const made = await deployments.create(actor, id, request.body);
        return reply.status(202).send(data(deploymentToJson(made)));
      },
    );
    app.put(
      '/api/clusters/:id/deployments/:deploymentId',
      {
        bodyLimit: MAX_BODY,
        config: { takesDryRun: true },
        schema: { params: onCluster, body: updateBody, response: ordered },
      },
      async (request, reply) => {
        const [actor, { id, deploymentId }] = [actorOf(request), request.params];
        if (request.body.dry_run)
          return reply.send(data(await deployments.previewUpdate(actor, deploymentId, request.body, id)));
        const changed = await deployments.update(actor, deploymentId, request.body, id);
        return reply.status(202).send(data(deploymentToJson(changed)));
      },
    );
    app.delete(
      '/api/clusters/:id/deployments/:deploymentId',
      { schema: { params: onCluster, body: removeBody, response: moving } },
      async (request, reply) => {
        const { id, deploymentId } = request.params;
        const volumes = request.body?.volumes ?? 'keep';
        const removed = await deployments.remove(actorOf(request), id, deploymentId, volumes);
        return reply.status(202).send(data(deploymentToJson(removed)));
      },
    );
  };
}

/** Routes of one deployment. */
function ownRoutes(deployments: DeploymentsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/api/deployments/:id', { schema: { params: idParams, response: one } }, async (request) =>
      data(deploymentToJson(await deployments.read(actorOf(request), request.params.id))),
    );
    app.patch(
      '/api/deployments/:id/settings',
      {
        bodyLimit: MAX_BODY,
        config: { takesDryRun: true },
        schema: { params: idParams, body: updateBody, response: ordered },
      },
      async (request, reply) => {
        const [actor, { id }] = [actorOf(request), request.params];
        if (request.body.dry_run)
          return reply.send(data(await deployments.previewUpdate(actor, id, request.body)));
        const changed = await deployments.update(actor, id, request.body);
        return reply.status(202).send(data(deploymentToJson(changed)));
      },
    );
    app.get(
      '/api/deployments/:id/status',
      { schema: { params: idParams, response: { 200: dataOf(statusJson) } } },
      async (request) => {
        const { row, pods } = await deployments.status(actorOf(request), request.params.id);
        return data(statusToJson(row, pods));
      },
    );
    app.patch(
      '/api/deployments/:id/scale',
      { schema: { params: idParams, body: scaleBody, response: moving } },
      async (request, reply) => {
        const { replicas } = request.body;
        const scaled = await deployments.scale(actorOf(request), request.params.id, replicas);
        return reply.status(202).send(data(deploymentToJson(scaled)));
      },
    );
    app.post(
      '/api/deployments/:id/restart',
      { schema: { params: idParams, response: moving } },
      async (request, reply) => {
        const restarted = await deployments.restart(actorOf(request), request.params.id);
        return reply.status(202).send(data(deploymentToJson(restarted)));
      },
    );
    app.post(
      '/api/deployments/:id/restore-version',
      { schema: { params: idParams, body: z.object({ version_id: z.string() }), response: moving } },
      async (request, reply) => {
        const { version_id: versionId } = request.body;
        const restored = await deployments.restoreVersion(actorOf(request), request.params.id, versionId);
        return reply.status(202).send(data(deploymentToJson(restored)));
      },
    );
    app.get(
      '/api/deployments/:id/events',
      { schema: { params: idParams, response: { 200: dataOf(z.array(eventJson)) } } },
      async (request) =>
        data((await deployments.events(actorOf(request), request.params.id)).map(eventToJson)),
    );
    app.get(
      '/api/deployments/:id/versions',
      {
        schema: {
          params: idParams,
          querystring: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
          response: { 200: dataOf(z.array(versionJson)) },
        },
      },
      async (request) => {
        const { limit } = request.query;
        const versions = await deployments.versions(actorOf(request), request.params.id, limit);
        return data(versionsToJson(versions, versions[0]?.id));
      },
    );
  };
}

/** Routes of the deployments noun. PUT and PATCH take the same body. */
export function deploymentRoutes(deployments: DeploymentsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);
    await app.register(clusterRoutes(deployments));
    await app.register(ownRoutes(deployments));
  };
}
