import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

/** The platform stores the token under this name among the account's secrets and does not list it. */
const TOKEN_NAME = 'HETZNER_API_TOKEN';

const tokenState = z.object({ exists: z.boolean(), clusters: z.number().nullish() });

export type TokenState = z.infer<typeof tokenState>;

/** Whether a token is saved, and how many clusters use it. */
export async function loadTokenState(ctx: GatewayContext): Promise<TokenState> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/global-secrets/${TOKEN_NAME}/exists`, tokenState, { envelope: 'none' });
}

/** Saves the token. The platform checks it with Hetzner first. */
export async function postToken(ctx: GatewayContext, token: string): Promise<void> {
  ctx.requireToken();
  const body = { secretName: TOKEN_NAME, secretValue: token };
  await ctx.upstream.post(path`/api/global-secrets`, z.unknown(), body, { fields: { secretValue: 'token' } });
}

/** Throws NOT_FOUND when no token is saved. */
export async function deleteToken(ctx: GatewayContext): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.delete(path`/api/global-secrets/${TOKEN_NAME}`, z.unknown());
}
