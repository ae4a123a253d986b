import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

const apiKeyRecord = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  scope: z.enum(['read', 'write']),
  active: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().nullish(),
});
const apiKeyRecords = z.array(apiKeyRecord);
export type ApiKeyRecord = z.output<typeof apiKeyRecord>;

const createdApiKey = apiKeyRecord.extend({ key: z.string() });
/** The response to a creation, the only one with the key itself. */
export type CreatedApiKey = z.output<typeof createdApiKey>;

/** The account's API keys; one call per request. */
export function loadApiKeys(ctx: GatewayContext): Promise<ApiKeyRecord[]> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/apikeys`, apiKeyRecords);
}

/** Creates a key that acts as the signed-in user. */
export function postApiKey(
  ctx: GatewayContext,
  body: { name: string; scope: 'read' | 'write' },
): Promise<CreatedApiKey> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/apikeys`, createdApiKey, body);
}

/** Renames, enables or disables a key. */
export function putApiKey(
  ctx: GatewayContext,
  id: string,
  changes: { name?: string; active?: boolean },
): Promise<ApiKeyRecord> {
  ctx.requireToken();
  return ctx.upstream.put(path`/api/apikeys/${id}`, apiKeyRecord, changes, {
    fields: { active: 'isActive' },
  });
}

/** Throws NOT_FOUND when the account has no such key. */
export async function deleteApiKeyById(ctx: GatewayContext, id: string): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.delete(path`/api/apikeys/${id}`, z.unknown());
}
