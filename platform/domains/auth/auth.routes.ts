import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireSession } from '../../http/authGuard.ts';
import { data, dataOf, idParams, isoDate } from '../../http/envelope.ts';
import { inputText } from '../../messages/messages.ts';
import { email, newAccountBody, password } from '../account/account.input.ts';
import { requireOwnHands } from '../account/permissions.ts';
import type { Profiles } from '../account/profile.service.ts';
import { userJson } from '../account/account.wire.ts';
import type { AuthService } from './auth.service.ts';
import {
  clientOf,
  codeField,
  signedInJson,
  signedInToJson,
  signInJson,
  signInToJson,
  tokenField,
} from './auth.wire.ts';
import type { PasswordService } from './passwords.service.ts';
import type { Sessions } from './sessions.service.ts';
import type { Switching } from './switching.service.ts';

interface AuthRouteServices {
  auth: AuthService;
  switching: Switching;
  sessions: Sessions;
  passwords: PasswordService;
  profiles: Pick<Profiles, 'read'>;
}

const CSRF = 'x-csrf-token';
const csrfHeaders = z.object({ [CSRF]: z.string().optional() });
const sessionJson = z.object({
  authenticated: z.literal(true),
  expires_at: isoDate.nullable(),
  impersonated: z.boolean(),
  via: z.enum(['session', 'apikey']),
  user: userJson,
});

/** Routes of sign-in and sign-up, which need no session. */
export function signInRoutes({ auth, passwords }: AuthRouteServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/auth',
      { schema: { body: z.object({ email, password }), response: { 200: signInJson } } },
      async (request) =>
        signInToJson(await auth.signIn(request.body.email, request.body.password, clientOf(request))),
    );
    app.post(
      '/api/auth/otp',
      { schema: { body: z.object({ code: codeField, jwt: tokenField }), response: { 200: signedInJson } } },
      async (request) =>
        signedInToJson(await auth.submitCode(request.body.jwt, request.body.code, clientOf(request))),
    );
    // The specification names both; the console uses the first.
    for (const url of ['/api/account', '/api/auth/register']) {
      app.post(
        url,
        { schema: { body: newAccountBody, response: { 201: signedInJson } } },
        async (request, reply) => {
          const made = await auth.signUp(request.body, request.locale, clientOf(request));
          return reply.status(201).send(signedInToJson(made));
        },
      );
    }
    app.post(
      '/api/auth/password/reset/request',
      { schema: { body: z.object({ email }), response: { 200: dataOf(z.object({ email: z.string() })) } } },
      async (request) => {
        await auth.limitMails('reset-request', request.body.email, request.ip);
        await passwords.requestReset(request.body.email);
        return data({ email: request.body.email });
      },
    );
    app.post(
      '/api/auth/password/reset',
      {
        schema: {
          body: z.object({ token: tokenField, email, password }),
          response: { 200: dataOf(z.object({ email: z.string() })) },
        },
      },
      async (request) => {
        const { token, email: address, password: chosen } = request.body;
        await auth.limitCredentials('reset', address, request.ip);
        await passwords.reset(token, address, chosen);
        return data({ email: address });
      },
    );
  };
}

/** Routes of a session. Those that another site could trigger require the CSRF token. */
export function sessionRoutes({
  auth,
  switching,
  sessions,
  profiles,
}: AuthRouteServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/api/auth', { schema: { response: { 200: dataOf(sessionJson) } } }, async (request) => {
      const actor = actorOf(request);
      return data({
        authenticated: true as const,
        expires_at: actor.expiresAt?.toISOString() ?? null,
        impersonated: actor.impersonatorId !== undefined,
        via: actor.via,
        user: await profiles.read(actor),
      });
    });
    app.get(
      '/api/auth/csrf',
      { onRequest: requireSession, schema: { response: { 200: z.object({ csrf_token: z.string() }) } } },
      async (request) => ({ csrf_token: await sessions.csrfToken(actorOf(request)) }),
    );
    app.delete(
      '/api/auth',
      {
        onRequest: requireSession,
        schema: {
          headers: csrfHeaders,
          response: { 200: dataOf(z.object({ authenticated: z.literal(false) })) },
        },
      },
      async (request) => {
        const actor = actorOf(request);
        await sessions.checkCsrf(actor, request.headers[CSRF]);
        await auth.signOut(actor);
        return data({ authenticated: false as const });
      },
    );
    app.post(
      '/api/auth/switch',
      {
        onRequest: requireSession,
        schema: {
          headers: csrfHeaders,
          body: z.object({ account: z.string({ error: inputText('default_account_value') }) }),
          response: { 200: signedInJson },
        },
      },
      async (request) => {
        const actor = actorOf(request);
        await sessions.checkCsrf(actor, request.headers[CSRF]);
        return signedInToJson(await switching.switchAccount(actor, request.body.account, clientOf(request)));
      },
    );
    app.post(
      '/api/user/:id/impersonation',
      {
        onRequest: requireOwnHands,
        schema: { params: idParams, response: { 201: dataOf(z.object({ token: z.string() })) } },
      },
      async (request, reply) => {
        const token = await switching.allowImpersonation(actorOf(request), request.params.id);
        return reply.status(201).send(data({ token }));
      },
    );
    app.post(
      '/api/auth/impersonate',
      {
        onRequest: requireSession,
        schema: {
          headers: csrfHeaders,
          body: z.object({ token: tokenField }),
          response: { 200: signedInJson },
        },
      },
      async (request) => {
        const actor = actorOf(request);
        await sessions.checkCsrf(actor, request.headers[CSRF]);
        return signedInToJson(await switching.impersonate(actor, request.body.token, clientOf(request)));
      },
    );
  };
}
