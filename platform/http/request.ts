import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

type Locale = 'en' | 'es';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of mails and messages of this request, from Accept-Language. */
    locale: Locale;
  }
}

const REQUEST_ID = /^[\w.-]{8,100}$/;

/** The caller's x-request-id if it is safe to log, else a new one. */
export function requestIdOf(message: Pick<IncomingMessage, 'headers'>): string {
  const given = message.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** `es` if Spanish precedes English in Accept-Language, else `en`. */
function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const q = params.find((p) => p.trim().startsWith('q='));
      return { language: tag.split('-')[0] ?? '', weight: q ? Number(q.trim().slice(2)) : 1 };
    })
    .filter(({ language, weight }) => weight > 0 && (language === 'en' || language === 'es'))
    .sort((a, b) => b.weight - a.weight);
  return wanted[0]?.language === 'es' ? 'es' : 'en';
}

/** Sets the request id in the response header and the language on the request. */
export function useRequestContext(app: FastifyInstance): void {
  app.decorateRequest('locale', 'en');
  app.addHook('onRequest', async (request, reply) => {
    request.locale = localeOf(request.headers['accept-language']);
    reply.header('x-request-id', request.id);
  });
}
