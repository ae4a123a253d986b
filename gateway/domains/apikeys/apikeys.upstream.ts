import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

const apiKeyRecord = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.string()),
  active: z.boolean(),
  created_at: z.string(),
  created_by: z.object({ name: z.string() }),
  last_used_at: z.string().nullish(),
  expires_at: z.string().nullish(),
  previous_expires_at: z.string().nullish(),
});
const apiKeyRecords = z.array(apiKeyRecord);
export type ApiKeyRecord = z.output<typeof apiKeyRecord>;

const createdApiKey = apiKeyRecord.extend({ key: z.string() });
/** The response to a creation or rotation, the only ones with the key itself. */
export type CreatedApiKey = z.output<typeof createdApiKey>;

/** The account's API keys; one call per request. */
export function loadApiKeys(ctx: GatewayContext): Promise<ApiKeyRecord[]> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/apikeys`, apiKeyRecords);
}

/** Creates a key that acts as the signed-in user. */
export function postApiKey(
  ctx: GatewayContext,
  body: { name: string; scopes: readonly string[]; expires_at: string | null },
): Promise<CreatedApiKey> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/apikeys`, createdApiKey, body);
}

/** Changes a key; undefined members stay unchanged. */
export function putApiKey(
  ctx: GatewayContext,
  id: string,
  changes: {
    name?: string;
    active?: boolean;
    scopes?: readonly string[];
    expires_at?: string | null;
  },
): Promise<ApiKeyRecord> {
  ctx.requireToken();
  return ctx.upstream.put(path`/api/apikeys/${id}`, apiKeyRecord, changes, {
    fields: { active: 'isActive' },
  });
}

/** A new key in place of the current one, which is accepted for some hours more. */
export function postRotation(
  ctx: GatewayContext,
  id: string,
  overlapHours: number | undefined,
): Promise<CreatedApiKey> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/apikeys/${id}/rotate`, createdApiKey, { overlap_hours: overlapHours });
}

/** Throws NOT_FOUND when the account has no such key. */
export async function deleteApiKeyById(ctx: GatewayContext, id: string): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.delete(path`/api/apikeys/${id}`, z.unknown());
}
