/**
 * @generated SignedSource<<14fea6026a8725691a79adeb69cb74bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefusalCode = "ALREADY_DOWNLOADED" | "ALREADY_ENABLED" | "ALREADY_INSTALLED" | "ARCHIVED" | "BUSY" | "CLUSTER_NOT_ACTIVE" | "DOWNGRADE_UNAVAILABLE" | "EMAIL_TAKEN" | "EMAIL_UNVERIFIED" | "EXPIRED" | "FORBIDDEN" | "GITHUB_NOT_CONNECTED" | "GITHUB_REVOKED" | "GITOPS_ENABLED" | "HAS_DEPENDENTS" | "INVALID_CREDENTIALS" | "INVALID_TOKEN" | "MISSING_DEPENDENCIES" | "MISSING_PERMISSION" | "NAME_TAKEN" | "NOTHING_TO_UPDATE" | "NOT_ARCHIVED" | "NOT_ENABLED" | "NOT_FAILED" | "NOT_INSTALLED" | "NOT_PROTECTED" | "NO_PREVIOUS_VERSION" | "OVER_LIMIT" | "PAYMENT_REQUIRED" | "PLAN_LIMIT" | "PROTECTED" | "PROVIDER" | "READ_ONLY_KEY" | "REQUIRED_ADDON" | "SIGN_IN_AGAIN" | "SUPPORT_DISABLED" | "TOKEN_READONLY" | "TOKEN_REQUIRED" | "UP_TO_DATE" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FreePlanStart_plan$data = {
  readonly isCurrent: boolean;
  readonly name: string;
  readonly subscribe: {
    readonly allowed: boolean;
    readonly code: RefusalCode | null | undefined;
  };
  readonly " $fragmentType": "FreePlanStart_plan";
};
export type FreePlanStart_plan$key = {
  readonly " $data"?: FreePlanStart_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreePlanStart_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreePlanStart_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActionState",
      "kind": "LinkedField",
      "name": "subscribe",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "a5a49f3080574f21ceb9f1b264c30103";

export default node;
