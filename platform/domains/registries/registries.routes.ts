import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams, uuid } from '../../http/envelope.ts';
import { inputText } from '../../messages/messages.ts';
import type { ClusterRegistriesService } from './clusterRegistries.service.ts';
import { newRegistryBody } from './registries.input.ts';
import type { RegistriesService } from './registries.service.ts';
import { appliedJson, appliedToJson, registryJson, registryToJson } from './registries.wire.ts';

/** Looked up unvalidated: an invalid name cannot exist. NUL cannot be compared. */
const nameParams = z.object({
  name: z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u, inputText('registry_not_found')),
});
const applyParams = nameParams.extend({ clusterId: uuid });
const defaultBody = z.object({
  registry: z
    .string({ error: inputText('registry_value') })
    .min(1)
    .nullable(),
});

/** Routes of registries, and of applying them to clusters. */
export function registryRoutes(
  registries: RegistriesService,
  applied: ClusterRegistriesService,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/registry',
      { schema: { response: { 200: dataOf(z.array(registryJson)) } } },
      async (request) => data((await registries.list(actorOf(request))).map(registryToJson)),
    );
    app.post(
      '/api/registry',
      { schema: { body: newRegistryBody, response: { 201: dataOf(registryJson) } } },
      async (request, reply) => {
        const made = await registries.create(actorOf(request), request.body);
        return reply.status(201).send(data(registryToJson(made)));
      },
    );
    app.delete(
      '/api/registry/:name',
      {
        schema: {
          params: nameParams,
          response: { 200: dataOf(z.object({ id: z.string(), name: z.string() })) },
        },
      },
      async (request) => {
        const { id, name } = await registries.remove(actorOf(request), request.params.name);
        return data({ id, name });
      },
    );
    for (const [method, operation] of [
      ['POST', 'apply'],
      ['DELETE', 'remove'],
    ] as const) {
      app.route({
        method,
        url: '/api/registry/:name/apply/:clusterId',
        schema: { params: applyParams, response: { 202: dataOf(appliedJson) } },
        handler: async (request, reply) => {
          const { name, clusterId } = request.params;
          const ordered = await applied[operation](actorOf(request), name, clusterId);
          return reply.status(202).send(data(appliedToJson(ordered)));
        },
      });
    }
  };
}

/** Routes of the registries on one cluster. */
export function clusterRegistryRoutes(applied: ClusterRegistriesService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/clusters/:id/registries',
      { schema: { params: idParams, response: { 200: dataOf(z.array(z.string())) } } },
      async (request) => {
        const found = await applied.list(actorOf(request), request.params.id);
        return data(found.map(({ registry }) => registry.name));
      },
    );
    app.get(
      '/api/clusters/:id/registries/status',
      { schema: { params: idParams, response: { 200: dataOf(z.array(appliedJson)) } } },
      async (request) => data((await applied.list(actorOf(request), request.params.id)).map(appliedToJson)),
    );
    app.get(
      '/api/clusters/:id/registries/default',
      {
        schema: {
          params: idParams,
          response: { 200: dataOf(z.object({ registry: z.string().nullable() })) },
        },
      },
      async (request) => {
        const found = (await applied.list(actorOf(request), request.params.id)).find(
          ({ row }) => row.isDefault,
        );
        // The contract requires the name in quotation marks.
        return data({ registry: found ? JSON.stringify(found.registry.name) : null });
      },
    );
    app.post(
      '/api/clusters/:id/registries/default',
      {
        schema: {
          params: idParams,
          body: defaultBody,
          response: { 200: dataOf(z.object({ registry: z.string().nullable() })) },
        },
      },
      async (request) => {
        const { registry } = request.body;
        await applied.setDefault(actorOf(request), request.params.id, registry);
        return data({ registry });
      },
    );
  };
}
