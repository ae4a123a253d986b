/**
 * @generated SignedSource<<92b73030fd3b2682c103d08a40f6676e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RefusalCode = "ALREADY_DOWNLOADED" | "ALREADY_ENABLED" | "ALREADY_INSTALLED" | "ARCHIVED" | "BUSY" | "CLUSTER_NOT_ACTIVE" | "DOWNGRADE_UNAVAILABLE" | "EMAIL_TAKEN" | "EMAIL_UNVERIFIED" | "EXPIRED" | "FORBIDDEN" | "GITHUB_NOT_CONNECTED" | "GITHUB_REVOKED" | "GITOPS_ENABLED" | "HAS_DEPENDENTS" | "INVALID_CREDENTIALS" | "INVALID_TOKEN" | "MISSING_DEPENDENCIES" | "MISSING_PERMISSION" | "NAME_TAKEN" | "NOTHING_TO_UPDATE" | "NOT_ARCHIVED" | "NOT_ENABLED" | "NOT_FAILED" | "NOT_INSTALLED" | "NOT_PROTECTED" | "NO_PREVIOUS_VERSION" | "OVER_LIMIT" | "PAYMENT_REQUIRED" | "PLAN_LIMIT" | "PROTECTED" | "PROVIDER" | "READ_ONLY_KEY" | "REQUIRED_ADDON" | "SIGN_IN_AGAIN" | "SUPPORT_DISABLED" | "TOKEN_READONLY" | "TOKEN_REQUIRED" | "UP_TO_DATE" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useActionReason_state$data = {
  readonly allowed: boolean;
  readonly code: RefusalCode | null | undefined;
  readonly message: string | null | undefined;
  readonly " $fragmentType": "useActionReason_state";
};
export type useActionReason_state$key = {
  readonly " $data"?: useActionReason_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useActionReason_state"
};

(node as any).hash = "c5403309a90556783cff690cb5bef1bb";

export default node;
