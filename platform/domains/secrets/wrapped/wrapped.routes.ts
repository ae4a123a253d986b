import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf, isoDate } from '../../../http/envelope.ts';
import { inputText } from '../../../messages/messages.ts';
import { requireOwnHands } from '../../account/permissions.ts';
import { newSecretBody } from '../secrets.rules.ts';
import { TTL_SECONDS, type WrappedSecrets } from './wrapped.service.ts';

const { secretName: name, secretValue: value } = newSecretBody.shape;
const token = z
  .string({ error: inputText('wrapped_token_used') })
  .trim()
  .min(1, inputText('wrapped_token_used'))
  .max(200, inputText('wrapped_token_used'));
const wrapped = z.object({
  wrapped_token: z.string(),
  ttl: z.int(),
  creation_time: isoDate,
  name: z.string(),
});

/** Routes of secrets that can be read once. A person reads them, so that no program stores them by accident. */
export function wrappedSecretRoutes(secrets: WrappedSecrets): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.post(
      '/api/wrapped-secrets',
      { schema: { body: z.object({ name, value }), response: { 201: dataOf(wrapped) } } },
      async (request, reply) => {
        const made = await secrets.wrap(actorOf(request), request.body.name, request.body.value);
        const creationTime = made.createdAt.toISOString();
        return reply.status(201).send(
          data({
            wrapped_token: made.token,
            ttl: TTL_SECONDS,
            creation_time: creationTime,
            name: made.name,
          }),
        );
      },
    );
    app.post(
      '/api/wrapped-secrets/unwrap',
      {
        onRequest: requireOwnHands,
        config: { isReadOnce: true },
        schema: {
          body: z.object({ token }),
          response: { 200: dataOf(z.object({ name: z.string(), value: z.string() })) },
        },
      },
      async (request) => data(await secrets.unwrap(actorOf(request), request.body.token)),
    );
  };
}
