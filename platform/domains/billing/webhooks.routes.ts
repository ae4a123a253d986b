import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Payments } from './payments.service.ts';

const headers = z.object({ 'paddle-signature': z.string().max(500).default('') });

/** Receives the payment provider's webhooks. The signature covers the body as it was sent, so it is kept as text. */
export function webhookRoutes(reports: Pick<Payments, 'receive'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    app.post(
      '/webhooks/paddle',
      { schema: { hide: true, headers, body: z.string() } },
      async (request, reply) => {
        await reports.receive(request.body, request.headers['paddle-signature']);
        return reply.status(204).send();
      },
    );
  };
}
