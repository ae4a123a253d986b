import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireSession } from '../../http/authGuard.ts';
import { data, dataOf, idParams, isoDate } from '../../http/envelope.ts';
import { inputText } from '../../messages/messages.ts';
import type { Operators } from './operators.service.ts';
import type { SupportRequests } from './requests.service.ts';
import { mailJobStatuses, mailNames } from './support.rules.ts';

const accountsJson = z.object({
  accounts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** When support access ends by itself; null for without end. */
      support_until: isoDate.nullable(),
      owner_name: z.string(),
      owner_email: z.string(),
    }),
  ),
});

const mailJson = z.object({
  id: z.string(),
  name: z.enum(mailNames),
  recipient: z.string().nullable(),
  status: z.enum(mailJobStatuses),
  failures: z.int(),
  error: z.string().nullable(),
  next_attempt_at: isoDate.nullable(),
  created_at: isoDate,
});

const requestBody = z.object({
  subject: z
    .string({ error: inputText('support_subject_required') })
    .trim()
    .min(1, inputText('support_subject_required'))
    .max(150, inputText('support_subject_long')),
  message: z
    .string({ error: inputText('support_message_required') })
    .trim()
    .min(1, inputText('support_message_required'))
    .max(5_000, inputText('support_message_long')),
});

/** Routes of the operators of the platform; all of them need the operator role. */
export function operatorRoutes(operators: Operators): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireSession);
    app.get(
      '/api/support/accounts',
      {
        schema: {
          querystring: z.object({ search: z.string().max(200).default('') }),
          response: { 200: dataOf(accountsJson) },
        },
      },
      async (request) => {
        const found = await operators.accounts(actorOf(request), request.query.search);
        const accounts = found.map(({ id, name, until, ownerName, ownerEmail }) => ({
          id,
          name,
          support_until: until?.toISOString() ?? null,
          owner_name: ownerName,
          owner_email: ownerEmail,
        }));
        return data({ accounts });
      },
    );
    app.get(
      '/api/support/mails',
      {
        schema: {
          querystring: z.object({ status: z.enum(mailJobStatuses).optional() }),
          response: { 200: dataOf(z.object({ mails: z.array(mailJson), total: z.int() })) },
        },
      },
      async (request) => {
        const { mails, total } = await operators.mails(actorOf(request), request.query.status);
        return data({
          total,
          mails: mails.map(({ nextAttemptAt, createdAt, ...mail }) => ({
            ...mail,
            next_attempt_at: nextAttemptAt?.toISOString() ?? null,
            created_at: createdAt.toISOString(),
          })),
        });
      },
    );
    app.post(
      '/api/support/mails/:id/retry',
      { schema: { params: idParams, response: { 200: dataOf(z.object({ id: z.string() })) } } },
      async (request) => {
        await operators.retryMail(actorOf(request), request.params.id);
        return data({ id: request.params.id });
      },
    );
  };
}

/** Routes for writing to support. */
export function supportRoutes(requests: SupportRequests): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/support',
      { schema: { response: { 200: dataOf(z.object({ has_form: z.boolean() })) } } },
      async () => data({ has_form: requests.isOffered() }),
    );
    app.post(
      '/api/support/requests',
      {
        onRequest: requireSession,
        schema: { body: requestBody, response: { 201: dataOf(z.object({ reply_to: z.string() })) } },
      },
      async (request, reply) => {
        const replyTo = await requests.send(actorOf(request), request.body);
        return reply.status(201).send(data({ reply_to: replyTo }));
      },
    );
  };
}
