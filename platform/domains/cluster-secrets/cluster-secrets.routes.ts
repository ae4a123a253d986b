import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams, isoDate } from '../../http/envelope.ts';
import type { SecretInfo } from '../../providers/kubernetes/secretsPort.ts';
import { MAX_SECRET_BODY, newSecretBody } from './cluster-secrets.rules.ts';
import type { ClusterSecretsService } from './cluster-secrets.service.ts';

/** A secret in a response, without its values. */
const secretJson = z.object({
  name: z.string(),
  namespace: z.string(),
  type: z.string(),
  keys: z.array(z.string()),
  created_at: isoDate,
});

function toJson({ name, namespace, type, keys, createdAt }: SecretInfo): z.output<typeof secretJson> {
  return { name, namespace, type, keys, created_at: createdAt.toISOString() };
}

/** Looked up unvalidated: an invalid name cannot exist. */
const place = z
  .string()
  .max(253)
  .regex(/^[a-z0-9.-]+$/);
const secretParams = idParams.extend({ namespace: place, name: place });

/** Routes of the secrets in a cluster. */
export function clusterSecretRoutes(secrets: ClusterSecretsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/clusters/:id/secrets',
      { schema: { params: idParams, response: { 200: dataOf(z.array(secretJson)) } } },
      async (request) => data((await secrets.list(actorOf(request), request.params.id)).map(toJson)),
    );
    app.post(
      '/api/clusters/:id/secrets',
      {
        bodyLimit: MAX_SECRET_BODY,
        schema: { params: idParams, body: newSecretBody, response: { 201: dataOf(secretJson) } },
      },
      async (request, reply) => {
        const made = await secrets.create(actorOf(request), request.params.id, request.body);
        return reply.status(201).send(data(toJson(made)));
      },
    );
    app.delete(
      '/api/clusters/:id/secrets/:namespace/:name',
      {
        schema: {
          params: secretParams,
          response: { 200: dataOf(z.object({ namespace: z.string(), name: z.string() })) },
        },
      },
      async (request) => {
        const { id, namespace, name } = request.params;
        await secrets.remove(actorOf(request), id, namespace, name);
        return data({ namespace, name });
      },
    );
  };
}
