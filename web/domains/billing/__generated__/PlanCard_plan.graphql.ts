/**
 * @generated SignedSource<<26e1a43007c8e604a20f5ae36cb61383>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
export type RefusalCode = "ALREADY_DOWNLOADED" | "ALREADY_ENABLED" | "ALREADY_INSTALLED" | "ARCHIVED" | "BUSY" | "CLUSTER_NOT_ACTIVE" | "DOWNGRADE_UNAVAILABLE" | "EMAIL_TAKEN" | "EMAIL_UNVERIFIED" | "EXPIRED" | "FORBIDDEN" | "GITHUB_NOT_CONNECTED" | "GITHUB_REVOKED" | "GITOPS_ENABLED" | "HAS_DEPENDENTS" | "INVALID_CREDENTIALS" | "INVALID_TOKEN" | "MISSING_DEPENDENCIES" | "MISSING_PERMISSION" | "NAME_TAKEN" | "NOTHING_TO_UPDATE" | "NOT_ARCHIVED" | "NOT_ENABLED" | "NOT_FAILED" | "NOT_INSTALLED" | "NOT_PROTECTED" | "NO_PREVIOUS_VERSION" | "OVER_LIMIT" | "PAYMENT_REQUIRED" | "PLAN_LIMIT" | "PROTECTED" | "PROVIDER" | "READ_ONLY_KEY" | "REQUIRED_ADDON" | "SIGN_IN_AGAIN" | "SUPPORT_DISABLED" | "TOKEN_READONLY" | "TOKEN_REQUIRED" | "UP_TO_DATE" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanCard_plan$data = {
  readonly isCurrent: boolean;
  readonly isPopular: boolean;
  readonly monthlyPrice: {
    readonly amount: number;
  };
  readonly name: string;
  readonly subscribe: {
    readonly allowed: boolean;
    readonly code: RefusalCode | null | undefined;
  };
  readonly tier: PlanTier;
  readonly yearlyPrice: {
    readonly amount: number;
  };
  readonly yearlySaving: {
    readonly amount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PlanLimits_plan">;
  readonly " $fragmentType": "PlanCard_plan";
};
export type PlanCard_plan$key = {
  readonly " $data"?: PlanCard_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanCard_plan">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanCard_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tier",
      "storageKey": null
    },
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
      "name": "isPopular",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "monthlyPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "yearlyPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "yearlySaving",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanLimits_plan"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
})();

(node as any).hash = "cc4ac66862b7feb0ffd9c3d2a390c4b9";

export default node;
