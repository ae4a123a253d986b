import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf, isoDate } from '../../../http/envelope.ts';
import { inputText } from '../../../messages/messages.ts';
import { requireOwnHands } from '../permissions.ts';
import type { Closing } from './closing.service.ts';

const typed = z.object({
  team_name: z.string({ error: inputText('team_name_required') }).max(200),
  confirmation: z.string({ error: inputText('confirmation_required') }).max(200),
});

/** Routes that delete an account or a user. All of them need a person. */
export function closingRoutes(closing: Closing): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);
    app.addHook('onRequest', requireOwnHands);

    app.delete(
      '/api/account',
      { schema: { body: typed, response: { 200: dataOf(z.object({ deletion_at: isoDate })) } } },
      async (request) => {
        const at = await closing.close(actorOf(request), request.body);
        return data({ deletion_at: at.toISOString() });
      },
    );
    app.post(
      '/api/account/keep',
      { schema: { response: { 200: dataOf(z.object({ deletion_at: z.null() })) } } },
      async (request) => {
        await closing.keep(actorOf(request));
        return data({ deletion_at: null });
      },
    );
    app.get(
      '/api/account/export',
      { schema: { response: { 200: dataOf(z.object({ json: z.string() })) } } },
      async (request) => {
        const found = await closing.exportData(actorOf(request));
        return data({ json: JSON.stringify(found, null, 2) });
      },
    );
    app.delete(
      '/api/user',
      { schema: { body: typed, response: { 200: dataOf(z.object({ signout: z.literal(true) })) } } },
      async (request) => {
        await closing.deleteSelf(actorOf(request), request.body);
        return data({ signout: true as const });
      },
    );
  };
}
