import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireOwnHands } from '../account/permissions.ts';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams, isoDate } from '../../http/envelope.ts';
import { keyChangesBody, newKeyBody } from './apikeys.input.ts';
import type { ApiKeys } from './apikeys.service.ts';
import type { ApiKeyRow } from './apikeys.store.ts';

const apiKeyJson = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  scope: z.enum(['read', 'write']),
  active: z.boolean(),
  created_at: isoDate,
  last_used_at: isoDate.nullable(),
});

function toJson(row: ApiKeyRow): z.output<typeof apiKeyJson> {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scope: row.scope,
    active: row.active,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** Routes of the API keys. Keys cannot create or change keys, because those would outlive them. */
export function apiKeyRoutes(keys: ApiKeys): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get('/api/apikeys', { schema: { response: { 200: dataOf(z.array(apiKeyJson)) } } }, async (request) =>
      data((await keys.list(actorOf(request))).map(toJson)),
    );
    app.post(
      '/api/apikeys',
      {
        onRequest: requireOwnHands,
        schema: { body: newKeyBody, response: { 201: dataOf(apiKeyJson.extend({ key: z.string() })) } },
      },
      async (request, reply) => {
        const { row, key } = await keys.create(actorOf(request), request.body);
        return reply.status(201).send(data({ ...toJson(row), key }));
      },
    );
    app.put(
      '/api/apikeys/:id',
      {
        onRequest: requireOwnHands,
        schema: { params: idParams, body: keyChangesBody, response: { 200: dataOf(apiKeyJson) } },
      },
      async (request) => data(toJson(await keys.update(actorOf(request), request.params.id, request.body))),
    );
    app.delete(
      '/api/apikeys/:id',
      {
        onRequest: requireOwnHands,
        schema: { params: idParams, response: { 200: dataOf(z.object({ id: z.string() })) } },
      },
      async (request) => {
        await keys.remove(actorOf(request), request.params.id);
        return data({ id: request.params.id });
      },
    );
  };
}
