import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../http/envelope.ts';
import { english, inputText, messageJson, text } from '../../messages/messages.ts';
import type { GitopsService } from './gitops.service.ts';
import { gitopsJson, gitopsToJson, reconciliationJson, reconciliationToJson } from './gitops.wire.ts';

const order = z.discriminatedUnion(
  'enabled',
  [
    z.object({
      enabled: z.literal(true),
      repo_name: z
        .string({ error: inputText('unknown_repository') })
        .trim()
        .min(1, inputText('unknown_repository'))
        .max(200, inputText('unknown_repository')),
      branch: z
        .string()
        .trim()
        .min(1)
        .max(250)
        .regex(/^[^\s~^:?*[\\\p{Cc}\p{Cf}]+$/u, inputText('branch_name'))
        .nullish(),
    }),
    z.object({ enabled: z.literal(false) }),
  ],
  { error: inputText('gitops_enabled_value') },
);
const accepted = z.object({
  success: z.literal(true),
  status: z.literal('pending'),
  message: z.string(),
  ...messageJson.shape,
  data: gitopsJson,
});

/** Routes of GitOps. A GET of a cluster that never had it returns 404. */
export function gitopsRoutes(gitops: GitopsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/clusters/:id/gitops',
      { schema: { params: idParams, response: { 200: dataOf(gitopsJson) } } },
      async (request) => {
        const actor = actorOf(request);
        return data(gitopsToJson(await gitops.read(actor, request.params.id), actor.accountId));
      },
    );
    app.get(
      '/api/clusters/:id/gitops/status',
      { schema: { params: idParams, response: { 200: dataOf(reconciliationJson.nullable()) } } },
      async (request) => {
        const state = await gitops.status(actorOf(request), request.params.id);
        return data(state && reconciliationToJson(state));
      },
    );
    app.post(
      '/api/clusters/:id/gitops',
      { schema: { params: idParams, body: order, response: { 202: accepted } } },
      async (request, reply) => {
        const actor = actorOf(request);
        const { id } = request.params;
        const { body } = request;
        const row = body.enabled
          ? await gitops.enable(actor, id, { repository: body.repo_name, branch: body.branch ?? null })
          : await gitops.disable(actor, id);
        const begun = text(body.enabled ? 'gitops_configuring' : 'gitops_disabling');
        return reply.status(202).send({
          success: true,
          status: 'pending',
          message: english(begun),
          ...begun,
          data: gitopsToJson(row, actor.accountId),
        });
      },
    );
  };
}
