import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

/** The platform keeps the provider's token among the account's secrets, under this name, and lists it never. */
const TOKEN_NAME = 'HETZNER_API_TOKEN';

/** Is a token saved? One call per request. */
export async function loadTokenExists(ctx: GatewayContext): Promise<boolean> {
  ctx.requireToken();
  const answer = z.object({ exists: z.boolean() });
  const exists = path`/api/global-secrets/${TOKEN_NAME}/exists`;
  return (await ctx.upstream.get(exists, answer, { envelope: 'none' })).exists;
}

/** Saves the token. The platform tries it at the provider first. */
export async function postToken(ctx: GatewayContext, token: string): Promise<void> {
  ctx.requireToken();
  const body = { secretName: TOKEN_NAME, secretValue: token };
  await ctx.upstream.post(path`/api/global-secrets`, z.unknown(), body, { fields: { secretValue: 'token' } });
}

/** Throws NOT_FOUND when none is saved. */
export async function deleteToken(ctx: GatewayContext): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.delete(path`/api/global-secrets/${TOKEN_NAME}`, z.unknown());
}
