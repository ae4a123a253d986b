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

const providers = z.object({ providers: z.array(z.literal('google')) });
export type SignInProviderName = 'google';

/** The identity providers that users can sign in with. */
export async function loadProviders(ctx: GatewayContext): Promise<SignInProviderName[]> {
  return (await ctx.upstream.get(path`/api/auth/providers`, providers, { token: null })).providers;
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
