import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { Pictures } from './pictures.service.ts';

/** A year: a new picture has a new URL. Private, so that no shared cache shows a removed one. */
const KEPT = 'private, max-age=31536000, immutable';

/** Serves profile pictures without authentication: `img` sends no bearer token, and the URL is unguessable. */
export function pictureRoutes(pictures: Pick<Pictures, 'read'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/avatars/:name',
      { schema: { params: z.object({ name: z.string().regex(/^[\w-]{43}$/) }) } },
      async (request, reply) => {
        const picture = await pictures.read(request.params.name);
        if (!picture) throw notFound(text('picture_not_found'));
        return reply
          .header('content-type', picture.type)
          .header('cache-control', KEPT)
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .send(picture.bytes);
      },
    );
  };
}
