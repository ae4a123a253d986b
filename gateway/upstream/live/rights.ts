import { createHash } from 'node:crypto';
import { z } from 'zod';

export const sessionUser = z.object({ account_id: z.string().min(1), permission: z.string().nullish() });

const SESSION_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Equal for sessions that get the same responses: those of one account and role. API keys have different scopes, and the
 * platform may omit the role; such a token is equal only to itself.
 */
export function rightsOf(
  token: string,
  { account_id: accountId, permission }: z.output<typeof sessionUser>,
): string {
  const own = permission != null && SESSION_TOKEN.test(token) ? null : tokenDigest(token);
  return JSON.stringify([accountId, permission ?? null, own]);
}

/** Tokens are secrets, so maps are keyed by their digest. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
