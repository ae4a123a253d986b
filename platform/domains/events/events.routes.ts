import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf } from '../../http/envelope.ts';
import { eventBody } from './events.rules.ts';
import type { EventRecorder } from './events.service.ts';

/** Route for events reported by the console. */
export function eventRoutes(events: EventRecorder): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/event',
      {
        onRequest: requireActor,
        schema: { body: eventBody, response: { 200: dataOf(z.object({ recorded: z.literal(true) })) } },
      },
      async (request) => {
        const { name, metadata } = request.body;
        await events.record(actorOf(request), name, metadata);
        return data({ recorded: true as const });
      },
    );
  };
}
