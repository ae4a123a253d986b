/**
 * @generated SignedSource<<34570699353bf6fe4195435f1ca35c51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AccessGate = "CHOOSE_PLAN" | "FIX_PAYMENT" | "OPEN" | "VERIFY_EMAIL" | "%future added value";
export type Locale = "EN" | "ES" | "%future added value";
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
export type Role = "ADMIN" | "DEVELOPER" | "OPERATOR" | "OWNER" | "VIEWER" | "%future added value";
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "INACTIVE" | "PAST_DUE" | "PAUSED" | "TRIALING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type storedUser_viewer$data = {
  readonly account: {
    readonly id: string;
    readonly name: string;
    readonly subscription: {
      readonly status: SubscriptionStatus;
      readonly tier: PlanTier | null | undefined;
    } | null | undefined;
  };
  readonly gate: AccessGate;
  readonly memberships: ReadonlyArray<{
    readonly accountId: string;
    readonly name: string;
  }>;
  readonly session: {
    readonly expiresAt: string | null | undefined;
    readonly isImpersonated: boolean;
  };
  readonly user: {
    readonly avatarUrl: string | null | undefined;
    readonly email: string;
    readonly hasPassword: boolean;
    readonly hasTwoFactor: boolean;
    readonly id: string;
    readonly isDuplicate: boolean;
    readonly isOnboarded: boolean;
    readonly isSupportEnabled: boolean;
    readonly isVerified: boolean;
    readonly locale: Locale;
    readonly name: string;
    readonly prefersDarkMode: boolean | null | undefined;
    readonly role: Role;
  };
  readonly " $fragmentType": "storedUser_viewer";
};
export type storedUser_viewer$key = {
  readonly " $data"?: storedUser_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"storedUser_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "storedUser_viewer"
};

(node as any).hash = "1155edd7e57cab7a0a76618f0e095227";

export default node;
