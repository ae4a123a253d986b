import { graphql, readInlineData } from 'relay-runtime';
import type { storedUser_viewer$key } from './__generated__/storedUser_viewer.graphql.ts';

const GATES = ['CHOOSE_PLAN', 'FIX_PAYMENT', 'OPEN', 'VERIFY_EMAIL'] as const;
export type Gate = (typeof GATES)[number];
export const ROLES = ['OPERATOR', 'OWNER', 'ADMIN', 'DEVELOPER', 'VIEWER'] as const;
export type Role = (typeof ROLES)[number];

/** What this browser stores of the signed-in user. The token is not part of it: it is in an HttpOnly cookie. */
export interface StoredUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly role: Role;
  readonly isVerified: boolean;
  readonly gate: Gate;
  readonly plan: string | null;
  readonly subscription: string | null;
  readonly isOnboarded: boolean;
  readonly locale: 'EN' | 'ES';
  /** null follows the system. */
  readonly prefersDarkMode: boolean | null;
  readonly accountId: string;
  readonly accountName: string;
  readonly accounts: readonly { readonly id: string; readonly name: string }[];
  readonly hasPassword: boolean;
  readonly hasTwoFactor: boolean;
  readonly isSupportEnabled: boolean;
  readonly isDuplicate: boolean;
  readonly isImpersonated: boolean;
  /** ISO date at which the session expires. */
  readonly expiresAt: string | null;
}

/** Converts a viewer to the stored record; mutations that change the session spread `storedUser_viewer`. */
export function toStoredUser(reference: storedUser_viewer$key): StoredUser {
  const { user, account, memberships, session, gate } = readInlineData(
    graphql`
      fragment storedUser_viewer on Viewer @inline {
        gate
        user {
          id
          email
          name
          avatarUrl
          role
          isVerified
          isOnboarded
          locale
          prefersDarkMode
          hasPassword
          hasTwoFactor
          isSupportEnabled
          isDuplicate
        }
        account {
          id
          name
          subscription {
            status
            tier
          }
        }
        memberships {
          accountId
          name
        }
        session {
          expiresAt
          isImpersonated
        }
      }
    `,
    reference,
  );
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    avatarUrl: user.avatarUrl ?? null,
    role: ROLES.find((role) => role === user.role) ?? 'VIEWER',
    isVerified: user.isVerified,
    gate: GATES.find((known) => known === gate) ?? 'OPEN',
    plan: account.subscription?.tier ?? null,
    subscription: account.subscription?.status ?? null,
    isOnboarded: user.isOnboarded,
    locale: user.locale === 'ES' ? 'ES' : 'EN',
    prefersDarkMode: user.prefersDarkMode ?? null,
    accountId: account.id,
    accountName: account.name,
    accounts: memberships.map(({ accountId, name }) => ({ id: accountId, name })),
    hasPassword: user.hasPassword,
    hasTwoFactor: user.hasTwoFactor,
    isSupportEnabled: user.isSupportEnabled,
    isDuplicate: user.isDuplicate,
    isImpersonated: session.isImpersonated,
    expiresAt: session.expiresAt ?? null,
  };
}

/** Parses a stored record; undefined if another version wrote it or the session has expired. */
export function parseStoredUser(text: string | null, now: number): StoredUser | undefined {
  if (text === null) return undefined;
  try {
    const value = JSON.parse(text) as Partial<StoredUser> | null;
    return isComplete(value) && !isOver(value, now) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** True if the session has expired. */
export const isOver = (user: StoredUser, now: number): boolean =>
  user.expiresAt !== null && !(Date.parse(user.expiresAt) > now);

function isComplete(value: Partial<StoredUser> | null): value is StoredUser {
  if (typeof value !== 'object' || value === null) return false;
  const texts = [value.id, value.email, value.name, value.accountId, value.accountName];
  return (
    texts.every((text) => typeof text === 'string') &&
    ROLES.some((role) => role === value.role) &&
    GATES.some((gate) => gate === value.gate) &&
    Array.isArray(value.accounts) &&
    (value.expiresAt === null || typeof value.expiresAt === 'string')
  );
}
