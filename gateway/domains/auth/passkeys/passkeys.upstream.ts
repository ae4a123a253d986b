import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { messageOf } from '../../../graphql/messages.ts';
import { path } from '../../../upstream/path.ts';
import { refusedWhenUnauthenticated, signedIn, type SignedIn } from '../auth.upstream.ts';

const passkeyRecord = z.object({
  id: z.string(),
  name: z.string(),
  synced: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().nullish(),
});
const passkeyRecords = z.array(passkeyRecord);
export type PasskeyRecord = z.output<typeof passkeyRecord>;

const begun = z.object({ options: z.record(z.string(), z.unknown()) });
export type BegunPasskey = z.output<typeof begun>;

/** What proves that the caller did not just find an open session. */
export interface Proof {
  currentPassword?: string | null | undefined;
  code?: string | null | undefined;
}

const proofBody = ({ currentPassword, code }: Proof) => ({
  ...(currentPassword ? { current_password: currentPassword } : {}),
  ...(code ? { code } : {}),
});

/** The caller's passkeys; one call per request. */
export function loadPasskeys(ctx: GatewayContext): Promise<PasskeyRecord[]> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/user/passkeys`, passkeyRecords);
}

/** Options for a browser to create a passkey. */
export function postPasskeyOptions(ctx: GatewayContext, proof: Proof): Promise<BegunPasskey> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/user/passkeys/begin`, begun, proofBody(proof));
}

/** Stores the passkey that a browser has created. */
export function postPasskey(
  ctx: GatewayContext,
  body: { name: string; credential: unknown },
): Promise<PasskeyRecord> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/user/passkeys`, passkeyRecord, body);
}

export function patchPasskey(ctx: GatewayContext, id: string, name: string): Promise<PasskeyRecord> {
  ctx.requireToken();
  return ctx.upstream.patch(path`/api/user/passkeys/${id}`, passkeyRecord, { name });
}

/** Throws NOT_FOUND when the caller has no such passkey. */
export async function deletePasskey(ctx: GatewayContext, id: string, proof: Proof): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.delete(path`/api/user/passkeys/${id}`, z.unknown(), proofBody(proof));
}

/** Options for a browser to use a passkey, perhaps as the second factor of a sign-in. */
export function postPasskeyChallenge(
  ctx: GatewayContext,
  token: string | null | undefined,
): Promise<BegunPasskey> {
  const body = token == null ? {} : { jwt: token };
  const call = ctx.upstream.post(path`/api/auth/passkey/begin`, begun, body, {
    token: null,
    fields: { jwt: 'token' },
  });
  return refusedWhenUnauthenticated(call, messageOf('SIGN_IN_EXPIRED'));
}

/** Signs in with a passkey. */
export function postPasskeySignIn(
  ctx: GatewayContext,
  { credential, token }: { credential: unknown; token?: string | null | undefined },
): Promise<SignedIn> {
  const body = { credential, ...(token == null ? {} : { jwt: token }) };
  const call = ctx.upstream.post(path`/api/auth/passkey`, signedIn, body, {
    token: null,
    fields: { jwt: 'token' },
  });
  return refusedWhenUnauthenticated(call, messageOf('SIGN_IN_EXPIRED'));
}
