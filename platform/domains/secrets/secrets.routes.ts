import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, isoDate } from '../../http/envelope.ts';
import { inputText } from '../../messages/messages.ts';
import { newSecretBody } from './secrets.rules.ts';
import type { Secrets } from './secrets.service.ts';

const saved = z.object({ name: z.string(), created_time: isoDate });
/** The contract repeats the name three times; the value is never returned. */
const listed = saved.extend({ value: z.string(), label: z.string() });
/** `clusters`: how many clusters use the secret; only for the cloud token. */
const state = z.object({ exists: z.boolean(), clusters: z.int().optional() });
/** Looked up unvalidated: an invalid name cannot exist. NUL cannot be compared. */
const params = z.object({
  name: z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u, inputText('secret_name_unknown')),
});

/** Routes of the account's secrets. */
export function secretRoutes(secrets: Secrets): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/global-secrets',
      { schema: { response: { 200: dataOf(z.array(listed)) } } },
      async (request) =>
        data(
          (await secrets.list(actorOf(request))).map(({ name, createdAt }) => ({
            name,
            value: name,
            label: name,
            created_time: createdAt.toISOString(),
          })),
        ),
    );
    app.post(
      '/api/global-secrets',
      { schema: { body: newSecretBody, response: { 201: dataOf(saved.extend({ replaced: z.boolean() })) } } },
      async (request, reply) => {
        const { secretName, secretValue } = request.body;
        const { name, createdAt, replaced } = await secrets.save(actorOf(request), secretName, secretValue);
        return reply.status(201).send(data({ name, created_time: createdAt.toISOString(), replaced }));
      },
    );
    app.delete(
      '/api/global-secrets/:name',
      { schema: { params, response: { 200: dataOf(z.object({ name: z.string() })) } } },
      async (request) => {
        await secrets.remove(actorOf(request), request.params.name);
        return data({ name: request.params.name });
      },
    );
    app.get('/api/global-secrets/:name/exists', { schema: { params, response: { 200: state } } }, (request) =>
      secrets.state(actorOf(request), request.params.name),
    );
  };
}
