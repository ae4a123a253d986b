import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireOwnHands } from '../account/permissions.ts';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams, isoDate } from '../../http/envelope.ts';
import { scopes } from '../../http/scopes.ts';
import { keyChangesBody, newKeyBody, rotationBody } from './apikeys.input.ts';
import type { ApiKeys } from './apikeys.service.ts';
import type { ApiKeyRow } from './apikeys.store.ts';

const apiKeyJson = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.enum(scopes)),
  active: z.boolean(),
  created_at: isoDate,
  created_by: z.object({ id: z.string(), name: z.string() }),
  last_used_at: isoDate.nullable(),
  expires_at: isoDate.nullable(),
  previous_expires_at: isoDate.nullable(),
});
const madeKeyJson = dataOf(apiKeyJson.extend({ key: z.string() }));

function toJson(row: ApiKeyRow): z.output<typeof apiKeyJson> {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    active: row.active,
    created_at: row.createdAt.toISOString(),
    created_by: { id: row.userId, name: row.creator },
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    previous_expires_at: row.previousExpiresAt?.toISOString() ?? null,
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
        schema: { body: newKeyBody, response: { 201: madeKeyJson } },
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
    app.post(
      '/api/apikeys/:id/rotate',
      {
        onRequest: requireOwnHands,
        schema: { params: idParams, body: rotationBody, response: { 200: madeKeyJson } },
      },
      async (request) => {
        const { row, key } = await keys.rotate(
          actorOf(request),
          request.params.id,
          request.body.overlap_hours,
        );
        return data({ ...toJson(row), key });
      },
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
