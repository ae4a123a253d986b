import { z } from 'zod';
import { isoDate } from '../../http/envelope.ts';
import { scopes, type Scope } from '../../http/scopes.ts';
import { planIds } from '../billing/billing.catalogue.ts';
import { isSupportOpen } from './account.rules.ts';
import type { UserRow, Membership } from './account.store.ts';

/** A user in a response, in one account. */
export const userJson = z.object({
  id: z.string(),
  email: z.string(),
  pending_email: z.string().nullable(),
  name: z.string(),
  avatar: z.string().nullable(),
  phone_number: z.string().nullable(),
  permission: z.enum(['master', 'owner', 'admin', 'developer', 'user']),
  /** Of the API key that asks; null for sessions. */
  scopes: z.array(z.enum(scopes)).nullable(),
  verified: z.boolean(),
  plan: z.enum(planIds).nullable(),
  subscription: z.enum(['active', 'trialing', 'past_due', 'paused', 'canceled']).nullable(),
  onboarded: z.boolean(),
  locale: z.enum(['en', 'es']),
  dark_mode: z.boolean().nullable(),
  account_id: z.string(),
  account_name: z.string(),
  /** When the account is erased; null unless its owner deleted it. */
  account_deletion_at: isoDate.nullable(),
  /** Support access to the account; null while no owner lets support in and nobody is inside. */
  account_support: z
    .object({
      /** An owner lets support in. */
      open: z.boolean(),
      /** When that ends by itself; null for without end. */
      until: isoDate.nullable(),
      /** An operator is in the account now. */
      inside: z.boolean(),
    })
    .nullable(),
  accounts: z.array(z.object({ id: z.string(), name: z.string() })),
  default_account: z.string().nullable(),
  has_password: z.boolean(),
  '2fa_enabled': z.boolean(),
  username: z.string().nullable(),
  support_enabled: z.boolean(),
  /** When support access ends by itself; null while it is off. */
  support_until: isoDate.nullable(),
  duplicate_user: z.boolean(),
  disabled: z.boolean(),
  disabled_by: z.enum(['system', 'other']).nullable(),
});
export type UserJson = z.output<typeof userJson>;

/** The parts that belong to the user's membership rather than to the user. */
export interface Place {
  accountId: string;
  accountName: string;
  deletionAt: Date | null;
  /** `openUntil`: null for without end, undefined while no owner lets support in. */
  support: { openUntil: Date | null | undefined; isInside: boolean };
  now: Date;
  permission: UserJson['permission'];
  scopes: readonly Scope[] | null;
  plan: UserJson['plan'];
  subscription: UserJson['subscription'];
  hasTwoFactor: boolean;
  memberships: readonly Membership[];
}

function supportToJson({ openUntil, isInside }: Place['support']): UserJson['account_support'] {
  if (openUntil === undefined && !isInside) return null;
  return { open: openUntil !== undefined, until: openUntil?.toISOString() ?? null, inside: isInside };
}

/** Row and membership → response. Never contains the password hash. */
export function userToJson(user: UserRow, place: Place): UserJson {
  const own = place.memberships.find((m) => m.accountId === place.accountId);
  return {
    id: user.id,
    email: user.email,
    pending_email: user.pendingEmail,
    name: user.name,
    avatar: user.avatar,
    phone_number: user.phoneNumber,
    permission: place.permission,
    scopes: place.scopes && [...place.scopes],
    verified: user.verified,
    plan: place.plan,
    subscription: place.subscription,
    onboarded: user.onboarded,
    locale: user.locale,
    dark_mode: user.darkMode,
    account_id: place.accountId,
    account_name: place.accountName,
    account_deletion_at: place.deletionAt?.toISOString() ?? null,
    account_support: supportToJson(place.support),
    accounts: place.memberships
      .filter((m) => !m.disabled)
      .map(({ accountId, accountName }) => ({ id: accountId, name: accountName })),
    default_account: user.defaultAccountId,
    has_password: user.passwordHash !== null,
    '2fa_enabled': place.hasTwoFactor,
    username: user.username,
    support_enabled: isSupportOpen(user, place.now),
    support_until: (isSupportOpen(user, place.now) && user.supportUntil?.toISOString()) || null,
    // Only the owner of the mailbox learns that it has another user.
    duplicate_user: user.verified && user.duplicateUser,
    disabled: own?.disabled ?? false,
    disabled_by: own?.disabledBy ?? null,
  };
}

export const accountJson = z.object({
  id: z.string(),
  name: z.string(),
  paddle_customer_id: z.string().nullable(),
});

/** Numbers of things on clusters that are neither archived nor deleted. */
const workCountsJson = z.object({ running: z.int(), in_progress: z.int(), failed: z.int() });

export const currentUsageJson = z.object({
  plan: z.enum(planIds).nullable(),
  active_clusters: z.int(),
  max_clusters: z.int(),
  archived_clusters: z.int(),
  max_archived: z.int(),
  max_users: z.int(),
  users: z.int(),
  monthly_estimate: z.number(),
  trend: z.number().nullable(),
  over_limit: z.boolean(),
  deployments: workCountsJson,
  /** With databases. */
  apps: workCountsJson,
});

export type CurrentUsageJson = z.output<typeof currentUsageJson>;

export const resourcesJson = z.object({
  nodes: z.number(),
  cpu: z.number(),
  memory: z.number(),
  storage: z.number(),
});
