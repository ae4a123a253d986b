import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

export const permissions = ['master', 'owner', 'admin', 'developer', 'user'] as const;
export type PermissionWord = (typeof permissions)[number];

/** A user as the platform answers it on sign-in, on GET /api/user and after every change. */
export const userRecord = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  avatar: z.string().nullish(),
  permission: z.enum(permissions),
  verified: z.boolean(),
  plan: z.string().nullish(),
  subscription: z.string().nullish(),
  onboarded: z.boolean(),
  locale: z.string().nullish(),
  dark_mode: z.boolean().nullish(),
  account_id: z.string(),
  account_name: z.string(),
  accounts: z.array(z.object({ id: z.string(), name: z.string() })),
  has_password: z.boolean(),
  '2fa_enabled': z.boolean(),
  support_enabled: z.boolean().nullish(),
  duplicate_user: z.boolean().nullish(),
});
export type UserRecord = z.output<typeof userRecord>;

/** Who is asking; one call per request. */
export function loadUser(ctx: GatewayContext): Promise<UserRecord> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/user`, userRecord);
}
