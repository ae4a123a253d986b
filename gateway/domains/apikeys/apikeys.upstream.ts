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
/** With the key itself, which the platform shows this once. */
export type CreatedApiKey = z.output<typeof createdApiKey>;

/** The account's API keys; one call per request. */
export function loadApiKeys(ctx: GatewayContext): Promise<ApiKeyRecord[]> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/apikeys`, apiKeyRecords);
}

/** Makes a key that acts for whoever is signed in. */
export function postApiKey(
  ctx: GatewayContext,
  body: { name: string; scope: 'read' | 'write' },
): Promise<CreatedApiKey> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/apikeys`, createdApiKey, body);
}

/** Renames a key, turns it off or on. */
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

/** Throws NOT_FOUND for one that is not the account's. */
export async function deleteApiKeyById(ctx: GatewayContext, id: string): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.delete(path`/api/apikeys/${id}`, z.unknown());
}
