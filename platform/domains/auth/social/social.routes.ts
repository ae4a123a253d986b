import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dataOf, data } from '../../../http/envelope.ts';
import { inputText } from '../../../messages/messages.ts';
import { IdentityError } from '../../../providers/identity/port.ts';
import { email } from '../../account/account.input.ts';
import { clientOf, signInJson, signInToJson, tokenField } from '../auth.wire.ts';
import { lifetime } from '../auth.rules.ts';
import type { Sso } from '../sso/sso.service.ts';
import type { Passkeys } from '../passkeys/passkeys.service.ts';
import { socialProviders, type Social, type SocialProvider } from './social.service.ts';

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

interface SocialRouteServices {
  social: Social;
  sso: Sso;
  passkeys: Pick<Passkeys, 'isOffered'>;
}

/** Sign-in with an identity provider: the browser is redirected to it, back here, and to the console with a token. */
export function socialRoutes(
  { social, sso, passkeys }: SocialRouteServices,
  publicUrl: string,
): FastifyPluginAsyncZod {
  const page = (provider: SocialProvider, params: Record<string, string>): string => {
    const target = new URL('/signin/social', publicUrl);
    target.search = new URLSearchParams({ ...params, provider }).toString();
    return target.href;
  };
  const failurePage = (provider: SocialProvider, error: unknown): string => {
    if (error instanceof IdentityError) return page(provider, { error: error.code });
    throw error;
  };
  const start = async (
    reply: FastifyReply,
    provider: SocialProvider,
    begin: () => Promise<{ url: string; state: string }>,
  ) => {
    reply.header('cache-control', 'no-store');
    try {
      const { url, state } = await begin();
      return await reply.header('set-cookie', stateCookie(state, publicUrl)).redirect(url, 303);
    } catch (error) {
      return reply.redirect(failurePage(provider, error), 303);
    }
  };
  const end = async (
    request: FastifyRequest,
    reply: FastifyReply,
    provider: SocialProvider,
    finish: (search: string, state: string | undefined) => Promise<string>,
  ) => {
    reply.header('cache-control', 'no-store').header('set-cookie', stateCookie('', publicUrl));
    const search = request.url.slice(request.url.indexOf('?'));
    try {
      const token = await finish(search, stateIn(request.headers.cookie));
      return await reply.redirect(page(provider, { token }), 303);
    } catch (error) {
      request.log.warn({ err: error, provider }, 'sign-in with an identity provider failed');
      return reply.redirect(failurePage(provider, error), 303);
    }
  };
  return async (app) => {
    app.get(
      '/api/auth/providers',
      {
        schema: {
          response: {
            200: dataOf(z.object({ providers: z.array(z.enum(socialProviders)), passkeys: z.boolean() })),
          },
        },
      },
      async () => data({ providers: social.providers(), passkeys: passkeys.isOffered }),
    );
    app.get(
      '/auth/google',
      { schema: { hide: true, querystring: z.object({ invite: z.string(), signup: z.string() }).partial() } },
      (request, reply) => start(reply, 'google', () => social.begin(request.ip)),
    );
    app.get('/auth/google/callback', { schema: { hide: true } }, (request, reply) =>
      end(request, reply, 'google', social.finish),
    );
    app.get('/auth/sso', { schema: { hide: true, querystring: z.object({ email }) } }, (request, reply) =>
      start(reply, 'sso', () => sso.begin(request.query.email, request.ip)),
    );
    app.get('/auth/sso/callback', { schema: { hide: true } }, (request, reply) =>
      end(request, reply, 'sso', sso.finish),
    );
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
        const { complete } = provider === 'sso' ? sso : social;
        return signInToJson(await complete(token, request.locale, clientOf(request)));
      },
    );
  };
}
