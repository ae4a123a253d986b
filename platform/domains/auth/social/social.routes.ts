import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dataOf, data } from '../../../http/envelope.ts';
import { inputText } from '../../../messages/messages.ts';
import { IdentityError } from '../../../providers/identity/port.ts';
import { clientOf, signInJson, signInToJson, tokenField } from '../auth.wire.ts';
import { lifetime } from '../auth.rules.ts';
import { socialProviders, type Social } from './social.service.ts';

/** Ties the provider's redirect to the browser that started the sign-in. */
const COOKIE = 'kubedeck_signin';

function stateCookie(state: string, publicUrl: string): string {
  const age = state === '' ? 0 : lifetime.socialAttempt / 1000;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${state}; Path=/auth; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`;
}

function stateIn(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((part) => part.trim().split('=', 2));
  return pairs.find(([name]) => name === COOKIE)?.[1];
}

/** Sign-in with Google: the browser is redirected to the provider, back here, and to the console with a token. */
export function socialRoutes(social: Social, publicUrl: string): FastifyPluginAsyncZod {
  const page = (params: Record<string, string>): string => {
    const target = new URL('/signin/social', publicUrl);
    target.search = new URLSearchParams({ ...params, provider: 'google' }).toString();
    return target.href;
  };
  const failurePage = (error: unknown): string => {
    if (error instanceof IdentityError) return page({ error: error.code });
    throw error;
  };
  return async (app) => {
    app.get(
      '/api/auth/providers',
      { schema: { response: { 200: dataOf(z.object({ providers: z.array(z.enum(socialProviders)) })) } } },
      async () => data({ providers: social.providers() }),
    );
    app.get(
      '/auth/google',
      { schema: { hide: true, querystring: z.object({ invite: z.string(), signup: z.string() }).partial() } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        try {
          const { url, state } = await social.begin('google', request.ip);
          return await reply.header('set-cookie', stateCookie(state, publicUrl)).redirect(url, 303);
        } catch (error) {
          return reply.redirect(failurePage(error), 303);
        }
      },
    );
    app.get('/auth/google/callback', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('set-cookie', stateCookie('', publicUrl));
      const search = request.url.slice(request.url.indexOf('?'));
      try {
        const token = await social.finish('google', search, stateIn(request.headers.cookie));
        return await reply.redirect(page({ token }), 303);
      } catch (error) {
        request.log.warn({ err: error }, 'sign-in with Google failed');
        return reply.redirect(failurePage(error), 303);
      }
    });
    app.post(
      '/api/auth/social',
      {
        schema: {
          body: z.object({
            token: tokenField,
            provider: z.enum(socialProviders, { error: inputText('provider_value') }),
          }),
          response: { 200: signInJson },
        },
      },
      async (request) => {
        const { token, provider } = request.body;
        return signInToJson(await social.complete(token, provider, request.locale, clientOf(request)));
      },
    );
  };
}
