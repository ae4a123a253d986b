import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { codedError } from '../../graphql/errors.ts';
import type { NameInAccount } from '../../graphql/globalId.ts';
import { messageOf } from '../../graphql/messages.ts';
import { FileForm } from '../../upstream/fileForm.ts';
import { path } from '../../upstream/path.ts';

export const permissions = ['master', 'owner', 'admin', 'developer', 'user'] as const;
export type PermissionValue = (typeof permissions)[number];

/** A user as returned by sign-in, by GET /api/user and after every change. */
export const userRecord = z.object({
  id: z.string(),
  email: z.string(),
  pending_email: z.string().nullish(),
  name: z.string(),
  avatar: z.string().nullish(),
  permission: z.enum(permissions),
  /** Of the API key that asks; null for sessions. */
  scopes: z.array(z.string()).nullish(),
  verified: z.boolean(),
  plan: z.string().nullish(),
  subscription: z.string().nullish(),
  onboarded: z.boolean(),
  locale: z.string().nullish(),
  dark_mode: z.boolean().nullish(),
  account_id: z.string(),
  account_name: z.string(),
  account_deletion_at: z.string().nullish(),
  account_support: z
    .object({ open: z.boolean(), until: z.string().nullable(), inside: z.boolean() })
    .nullish(),
  accounts: z.array(z.object({ id: z.string(), name: z.string() })),
  has_password: z.boolean(),
  '2fa_enabled': z.boolean(),
  support_enabled: z.boolean().nullish(),
  support_until: z.string().nullish(),
  username: z.string().nullish(),
  duplicate_user: z.boolean().nullish(),
  phone_number: z.string().nullish(),
  default_account: z.string().nullish(),
  disabled: z.boolean().nullish(),
  disabled_by: z.enum(['system', 'other']).nullish(),
});
export type UserRecord = z.output<typeof userRecord>;

/** The signed-in user; one call per request. */
export function loadUser(ctx: GatewayContext): Promise<UserRecord> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/user`, userRecord);
}

const keyHolder = z.object({ scopes: userRecord.shape.scopes });

/** The scopes of the API key that asks, in an object; part of the same call as the user. */
export function loadScopes(ctx: GatewayContext): Promise<z.output<typeof keyHolder>> {
  return ctx.upstream.get(path`/api/user`, keyHolder);
}

/** Profile fields by the platform's names, where snake → camel is not enough. */
const profileFields = {
  dark_mode: 'prefersDarkMode',
  default_account: 'defaultAccountId',
  onboarded: 'isOnboarded',
  support_enabled: 'isSupportEnabled',
};

/** Changes the profile; undefined members stay unchanged. */
export function patchUser(ctx: GatewayContext, changes: Record<string, unknown>): Promise<UserRecord> {
  ctx.requireToken();
  return ctx.upstream.patch(path`/api/user`, userRecord, changes, { fields: profileFields });
}

/** Sets the profile picture. */
export function patchAvatar(ctx: GatewayContext, bytes: Buffer): Promise<UserRecord> {
  ctx.requireToken();
  return ctx.upstream.patch(path`/api/user`, userRecord, new FileForm('avatar', bytes));
}

const accountRecord = z.object({
  id: z.string(),
  name: z.string().nullish(),
  paddle_customer_id: z.string().nullish(),
});
export interface AccountRecord {
  id: string;
  name: string;
  /** When the account is erased; null unless its owner deleted it. */
  deletionAt: string | null;
  /** Null while support access is off and nobody of support is in the account. */
  support: { open: boolean; until: string | null; inside: boolean } | null;
}

/** The current account of a user record. */
export function accountOf({ account_id: id, account_name: name, ...user }: UserRecord): AccountRecord {
  return { id, name, deletionAt: user.account_deletion_at ?? null, support: user.account_support ?? null };
}

/** The current account. Its name is part of the user, so it costs no extra call. */
export async function loadAccount(ctx: GatewayContext): Promise<AccountRecord> {
  return accountOf(await loadUser(ctx));
}

/** The name for a call to the platform. Throws NOT_FOUND for an object of another account, which may have the same name. */
export async function nameInOwnAccount(
  ctx: GatewayContext,
  { accountId, name }: NameInAccount,
): Promise<string> {
  const account = await loadAccount(ctx);
  if (account.id !== accountId) throw codedError('NOT_FOUND', messageOf('NOT_FOUND'));
  return name;
}

/** Id of the account at the payment provider; null before its first payment. */
export async function loadCustomerId(ctx: GatewayContext): Promise<string | null> {
  ctx.requireToken();
  return (await ctx.upstream.get(path`/api/account`, accountRecord)).paddle_customer_id ?? null;
}

/** The roles that members of an account may have. */
export function loadMemberRoles(ctx: GatewayContext): Promise<PermissionValue[]> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/user/permissions`, z.array(z.enum(permissions)));
}

/** Renames the account. */
export async function putAccount(ctx: GatewayContext, name: string): Promise<AccountRecord> {
  ctx.requireToken();
  const account = await ctx.upstream.put(path`/api/account`, accountRecord, { name });
  return { ...(await loadAccount(ctx)), name: account.name ?? name };
}

const workCounts = z.object({
  running: z.number().int(),
  in_progress: z.number().int(),
  failed: z.number().int(),
});
export type WorkCountsRecord = z.output<typeof workCounts>;

export const usageRecord = z.object({
  plan: z.string().nullish(),
  active_clusters: z.number().int(),
  max_clusters: z.number().int(),
  archived_clusters: z.number().int(),
  max_archived: z.number().int(),
  max_users: z.number().int(),
  users: z.number().int(),
  monthly_estimate: z.number(),
  trend: z.number().nullish(),
  over_limit: z.boolean(),
  deployments: workCounts.nullish(),
  apps: workCounts.nullish(),
});
export type UsageRecord = z.output<typeof usageRecord>;

/** Usage of the account's plan; one call per request. */
export function loadAccountUsage(ctx: GatewayContext): Promise<UsageRecord> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/account/current-usage`, usageRecord);
}
