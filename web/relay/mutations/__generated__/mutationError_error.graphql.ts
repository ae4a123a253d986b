/**
 * @generated SignedSource<<377d75d704f0c61e88c8e729d551ec84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
export type RefusalCode = "ALREADY_DOWNLOADED" | "ALREADY_ENABLED" | "ALREADY_INSTALLED" | "ARCHIVED" | "BUSY" | "CLUSTER_NOT_ACTIVE" | "DOWNGRADE_UNAVAILABLE" | "EMAIL_TAKEN" | "EMAIL_UNVERIFIED" | "EXPIRED" | "FORBIDDEN" | "GITHUB_NOT_CONNECTED" | "GITHUB_REVOKED" | "GITOPS_ENABLED" | "HAS_DEPENDENTS" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED" | "INVALID_CREDENTIALS" | "INVALID_TOKEN" | "MISSING_DEPENDENCIES" | "MISSING_PERMISSION" | "MISSING_SCOPE" | "NAME_TAKEN" | "NOTHING_TO_UPDATE" | "NOT_ARCHIVED" | "NOT_ENABLED" | "NOT_FAILED" | "NOT_INSTALLED" | "NOT_PROTECTED" | "NO_PREVIOUS_VERSION" | "OVER_LIMIT" | "PAYMENT_REQUIRED" | "PLAN_LIMIT" | "PROTECTED" | "PROVIDER" | "REQUIRED_ADDON" | "SESSION_REQUIRED" | "SIGN_IN_AGAIN" | "SUPPORT_DISABLED" | "TOKEN_READONLY" | "TOKEN_REQUIRED" | "UP_TO_DATE" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type mutationError_error$data = {
  readonly __typename: "ConflictError";
  readonly changedAt: string;
  readonly changedBy: string | null | undefined;
  readonly changes: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly path: string;
  }>;
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  };
  readonly " $fragmentType": "mutationError_error";
} | {
  readonly __typename: "InputError";
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  };
  readonly issues: ReadonlyArray<{
    readonly code: string;
    readonly detail: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    };
    readonly path: string;
  }>;
  readonly " $fragmentType": "mutationError_error";
} | {
  readonly __typename: "PlanLimitError";
  readonly current: number;
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  };
  readonly limit: number;
  readonly plan: PlanTier | null | undefined;
  readonly " $fragmentType": "mutationError_error";
} | {
  readonly __typename: "RefusedError";
  readonly code: RefusalCode;
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  };
  readonly " $fragmentType": "mutationError_error";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "mutationError_error";
};
export type mutationError_error$key = {
  readonly " $data"?: mutationError_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mutationError_error"
};

(node as any).hash = "6fc58a6e5ca8d86512b87ee84a9ae3bb";

export default node;
