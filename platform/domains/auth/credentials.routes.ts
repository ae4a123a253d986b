import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor, requireSession } from '../../http/authGuard.ts';
import { data, dataOf, isoDate } from '../../http/envelope.ts';
import { inputText } from '../../messages/messages.ts';
import { currentPassword, password } from '../account/account.input.ts';
import type { AccountService } from '../account/account.service.ts';
import type { Profiles } from '../account/profile.service.ts';
import { userJson } from '../account/account.wire.ts';
import { requireOwnHands } from '../account/permissions.ts';
import type { AuthService } from './auth.service.ts';
import { clientOf, codeField, tokenField } from './auth.wire.ts';
import type { EmailChange } from './email/emailChange.service.ts';
import type { RequireProof } from './proof.service.ts';
import type { PasswordService } from './passwords.service.ts';
import { wrongCode, type TwoFactor } from './twoFactor.service.ts';
import type { Verification } from './verification.service.ts';

interface CredentialServices {
  auth: AuthService;
  account: Pick<AccountService, 'user'>;
  profiles: Pick<Profiles, 'read'>;
  passwords: PasswordService;
  requireProof: RequireProof;
  emailChange: EmailChange;
  twoFactor: TwoFactor;
  verification: Verification;
}

const verified = dataOf(z.object({ token: z.string(), expires_at: isoDate, user: userJson }));
const setup = z.object({
  '2fa_enabled': z.boolean(),
  qr_code: z.string().nullable(),
  secret: z.string().nullable(),
});

/** Routes that verify the e-mail address. The link may be opened in a browser without a session. */
export function verificationRoutes({
  auth,
  emailChange,
  verification,
}: CredentialServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/user/verify',
      { schema: { body: z.object({ token: tokenField }), response: { 200: verified } } },
      async (request) => {
        const { token, expiresAt, user } = await auth.verify(
          request.body.token,
          request.actor?.via === 'session' ? request.actor : null,
          clientOf(request),
        );
        return data({ token, expires_at: expiresAt.toISOString(), user });
      },
    );
    app.post(
      '/api/user/email/undo',
      {
        schema: {
          body: z.object({ token: tokenField }),
          response: { 200: dataOf(z.object({ email: z.string() })) },
        },
      },
      async (request) => {
        await auth.limitAddress('undo-email', request.ip);
        return data({ email: await emailChange.undo(request.body.token) });
      },
    );
    app.post(
      '/api/user/verify/request',
      {
        config: { area: 'account' },
        onRequest: requireActor,
        schema: {
          body: z.object({
            verify_view_url: z
              .string({ error: inputText('view_url') })
              .max(500, inputText('view_url_length')),
          }),
          response: { 200: dataOf(z.object({ email: z.string() })) },
        },
      },
      async (request) =>
        data({ email: await verification.request(actorOf(request), request.body.verify_view_url) }),
    );
  };
}

/** Routes of the caller's password and second factor. */
export function credentialRoutes(services: CredentialServices): FastifyPluginAsyncZod {
  const { account, auth, profiles, passwords, requireProof, twoFactor } = services;
  return async (app) => {
    app.addHook('onRequest', requireSession);
    app.addHook('onRequest', requireOwnHands);

    app.put(
      '/api/user/password',
      {
        schema: {
          body: z.object({
            // Users without a password omit it or send an empty string.
            oldpassword: z
              .string()
              .max(200, inputText('password_too_long', { max: 200 }))
              .nullish(),
            newpassword: password,
            confirmpassword: password,
          }),
          response: { 200: dataOf(z.object({ user: userJson, other_sessions_ended: z.int() })) },
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const ended = await passwords.change(actor, request.body);
        return data({ user: await profiles.read(actor), other_sessions_ended: ended });
      },
    );
    app.put(
      '/api/user/2fa',
      {
        schema: {
          body: z.object({
            '2fa_enabled': z.boolean({ error: inputText('boolean_value') }),
            // Either of them disables it.
            current_password: currentPassword,
            code: codeField.nullish(),
          }),
          response: { 200: dataOf(setup) },
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const { userId } = actor;
        if (!request.body['2fa_enabled']) {
          const { code, current_password: typed } = request.body;
          if (await twoFactor.isOn(userId)) {
            if (code) {
              await auth.limitCodes('two-factor', userId);
              if (!(await twoFactor.check(userId, code))) throw wrongCode();
            } else await requireProof(actor, typed);
          }
          await twoFactor.disable(userId);
          return data({ '2fa_enabled': false, qr_code: null, secret: null });
        }
        const { email } = await account.user(userId);
        const { enabled, qrCode, secret } = await twoFactor.begin(userId, email);
        return data({ '2fa_enabled': enabled, qr_code: qrCode, secret });
      },
    );
    app.post(
      '/api/user/2fa/verify',
      {
        schema: {
          body: z.object({ code: codeField }),
          response: { 200: dataOf(z.object({ '2fa_enabled': z.literal(true), backup_code: z.string() })) },
        },
      },
      async (request) => {
        const { userId } = actorOf(request);
        const backupCode = await twoFactor.confirm(userId, request.body.code);
        return data({ '2fa_enabled': true as const, backup_code: backupCode });
      },
    );
  };
}
