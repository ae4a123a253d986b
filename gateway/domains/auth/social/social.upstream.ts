import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { messageOf } from '../../../graphql/messages.ts';
import { path } from '../../../upstream/path.ts';
import {
  refusedWhenUnauthenticated,
  signedIn,
  twoFactor,
  type SignedIn,
  type TwoFactorChallenge,
} from '../auth.upstream.ts';

const offer = z.object({
  providers: z.array(z.enum(['google', 'sso'])),
  passkeys: z.boolean().default(false),
});
export type SignInOffer = z.output<typeof offer>;
export type SignInProviderName = SignInOffer['providers'][number];

/** What users can sign in with besides a password; one call per request. */
export function loadSignInOffer(ctx: GatewayContext): Promise<SignInOffer> {
  return ctx.upstream.get(path`/api/auth/providers`, offer, { token: null });
}

/** Completes a sign-in with a provider: returns a session, or a token for the second factor. */
export function postSocial(
  ctx: GatewayContext,
  body: { provider: SignInProviderName; token: string },
): Promise<TwoFactorChallenge | SignedIn> {
  const call = ctx.upstream.post(path`/api/auth/social`, z.union([twoFactor, signedIn]), body, {
    token: null,
  });
  return refusedWhenUnauthenticated(call, messageOf('SOCIAL_EXPIRED'));
}
