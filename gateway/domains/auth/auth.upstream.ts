import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { codedError, hasCode, RefusedError } from '../../graphql/errors.ts';
import { messageOf, type Message } from '../../graphql/messages.ts';
import { path } from '../../upstream/path.ts';
import { userRecord } from '../account/account.upstream.ts';

export const signedIn = z.object({
  token: z.string(),
  expires_at: z.string().nullish(),
  user: userRecord,
  target: z.string().nullish(),
});
export type SignedIn = z.output<typeof signedIn>;

export const twoFactor = z.object({
  '2fa_required': z.literal(true),
  token: z.string(),
  has_passkey: z.boolean().default(false),
});
export type TwoFactorChallenge = z.output<typeof twoFactor>;

/** Signs in with e-mail and password: returns a session, or a token for the second factor. */
export function postSignIn(
  ctx: GatewayContext,
  body: { email: string; password: string },
): Promise<TwoFactorChallenge | SignedIn> {
  return ctx.upstream.post(path`/api/auth`, z.union([twoFactor, signedIn]), body, { token: null });
}

/** Sends the second factor. An expired challenge is a refusal, because the caller was not signed in yet. */
export function postOneTimeCode(ctx: GatewayContext, body: { code: string; jwt: string }): Promise<SignedIn> {
  const call = ctx.upstream.post(path`/api/auth/otp`, signedIn, body, {
    token: null,
    fields: { jwt: 'token' },
  });
  return refusedWhenUnauthenticated(call, messageOf('SIGN_IN_EXPIRED'));
}

/** Creates a user with an account of their own. */
export function postAccount(
  ctx: GatewayContext,
  body: { name: string; email: string; password: string },
): Promise<SignedIn> {
  const form = { ...body, confirm_password: body.password };
  return ctx.upstream.post(path`/api/account`, signedIn, form, {
    token: null,
    fields: { confirm_password: 'password' },
  });
}

/** A new user in the inviting account. */
export function postInvitedUser(
  ctx: GatewayContext,
  { token, ...body }: { token: string; name: string; email: string; password: string },
): Promise<SignedIn> {
  const form = { ...body, confirm_password: body.password, invite_id: token };
  const fields = { confirm_password: 'password', invite_id: 'token' };
  return ctx.upstream.post(path`/api/user`, signedIn, form, { token: null, fields });
}

/** The caller joins the inviting account. */
export function postAcceptance(ctx: GatewayContext, token: string): Promise<SignedIn> {
  ctx.requireToken();
  return ctx.upstream.post(
    path`/api/invite/accept`,
    signedIn,
    { invite_id: token },
    { fields: { invite_id: 'token' } },
  );
}

const session = z.object({
  authenticated: z.boolean(),
  expires_at: z.string().nullish(),
  impersonated: z.boolean().nullish(),
  via: z.enum(['session', 'apikey']).nullish(),
});
export type SessionRecord = z.output<typeof session>;

/** State of the caller's session; one call per request. */
export async function loadSession(ctx: GatewayContext): Promise<SessionRecord> {
  ctx.requireToken();
  const found = await ctx.upstream.get(path`/api/auth`, session);
  if (!found.authenticated) throw codedError('UNAUTHENTICATED', messageOf('SESSION_EXPIRED'));
  return found;
}

const csrf = z.object({ csrf_token: z.string() });

async function csrfHeader(ctx: GatewayContext): Promise<Record<string, string>> {
  const { csrf_token: token } = await ctx.upstream.get(path`/api/auth/csrf`, csrf, { envelope: 'none' });
  return { 'x-csrf-token': token };
}

/** Ends the session. A session that has already ended is not an error. */
export async function deleteSession(ctx: GatewayContext): Promise<void> {
  try {
    await ctx.upstream.delete(path`/api/auth`, z.unknown(), undefined, { headers: await csrfHeader(ctx) });
  } catch (error) {
    if (!hasCode(error, 'UNAUTHENTICATED')) throw error;
  }
}

/** Starts a session in another account of the same user. */
export async function postSwitch(ctx: GatewayContext, account: string): Promise<SignedIn> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/auth/switch`, signedIn, { account }, { headers: await csrfHeader(ctx) });
}

/** Signs an operator in as the user of an impersonation token. */
export async function postImpersonation(ctx: GatewayContext, token: string): Promise<SignedIn> {
  ctx.requireToken();
  const headers = await csrfHeader(ctx);
  return ctx.upstream.post(path`/api/auth/impersonate`, signedIn, { token }, { headers });
}

/**
 * Verifies the e-mail address with the token of the link and returns a new session. UNAUTHENTICATED refers to the
 * session: users with a second factor must be signed in to use the link.
 */
export function postVerification(ctx: GatewayContext, token: string): Promise<SignedIn> {
  return ctx.upstream.post(path`/api/user/verify`, signedIn, { token });
}

const mailed = z.object({ email: z.string() });

/** Sends the verification e-mail again, with a link to this console. */
export function postVerificationRequest(ctx: GatewayContext): Promise<{ email: string }> {
  ctx.requireToken();
  const body = { verify_view_url: `${ctx.publicUrl}/signup/verify` };
  return ctx.upstream.post(path`/api/user/verify/request`, mailed, body);
}

/** Restores the previous e-mail address with the token of the link, and ends all sessions. */
export function postEmailUndo(ctx: GatewayContext, token: string): Promise<{ email: string }> {
  return ctx.upstream.post(path`/api/user/email/undo`, mailed, { token }, { token: null });
}

/** Sends a reset e-mail if the address is known; the response is the same either way. */
export function postResetRequest(ctx: GatewayContext, email: string): Promise<{ email: string }> {
  return ctx.upstream.post(path`/api/auth/password/reset/request`, mailed, { email }, { token: null });
}

/** Sets a new password with the token of the e-mail. */
export function postReset(
  ctx: GatewayContext,
  body: { token: string; email: string; password: string },
): Promise<{ email: string }> {
  const call = ctx.upstream.post(path`/api/auth/password/reset`, mailed, body, { token: null });
  return refusedWhenUnauthenticated(call, messageOf('EXPIRED'));
}

const passwordChanged = z.object({ user: userRecord, other_sessions_ended: z.number().int() });
export type PasswordChanged = z.output<typeof passwordChanged>;
const passwordFields = {
  oldpassword: 'currentPassword',
  newpassword: 'newPassword',
  confirmpassword: 'confirmPassword',
};

/** Sets or changes the caller's password. */
export function putPassword(
  ctx: GatewayContext,
  body: { oldpassword?: string; newpassword: string; confirmpassword: string },
): Promise<PasswordChanged> {
  ctx.requireToken();
  return ctx.upstream.put(path`/api/user/password`, passwordChanged, body, { fields: passwordFields });
}

const twoFactorSetup = z.object({
  '2fa_enabled': z.boolean(),
  qr_code: z.string().nullish(),
  secret: z.string().nullish(),
});
export type TwoFactorSetup = z.output<typeof twoFactorSetup>;

/** Starts enabling the second factor, or disables it with the password or a code. */
export function putTwoFactor(
  ctx: GatewayContext,
  {
    enabled,
    currentPassword,
    code,
  }: { enabled: boolean; currentPassword?: string | null | undefined; code?: string | null | undefined },
): Promise<TwoFactorSetup> {
  ctx.requireToken();
  return ctx.upstream.put(
    path`/api/user/2fa`,
    twoFactorSetup,
    {
      '2fa_enabled': enabled,
      ...(currentPassword ? { current_password: currentPassword } : {}),
      ...(code ? { code } : {}),
    },
    { fields: { '2fa_enabled': 'enabled' } },
  );
}

/** Finishes enabling it; returns the backup code. */
export function postTwoFactorCode(ctx: GatewayContext, code: string): Promise<{ backup_code: string }> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/user/2fa/verify`, z.object({ backup_code: z.string() }), { code });
}

/** A 401 of these calls refers to the link or code in the body, not to the caller's session. */
export async function refusedWhenUnauthenticated<T>(call: Promise<T>, why: Message): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (hasCode(error, 'UNAUTHENTICATED')) throw new RefusedError('EXPIRED', why);
    throw error;
  }
}
