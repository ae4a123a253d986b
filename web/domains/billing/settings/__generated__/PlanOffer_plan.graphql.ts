/**
 * @generated SignedSource<<0eec257c51ceca3c1a51f8536639f14e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefusalCode = "ALREADY_DOWNLOADED" | "ALREADY_ENABLED" | "ALREADY_INSTALLED" | "ARCHIVED" | "ARCHIVE_NOT_EMPTY" | "AUTOSCALED" | "BACKUPS_OFF" | "BUCKET_UNREACHABLE" | "BUSY" | "CHANGE_SCHEDULED" | "CLUSTER_NOT_ACTIVE" | "CONTAINER_NOT_RUNNING" | "DOWNGRADE_UNAVAILABLE" | "EMAIL_TAKEN" | "EMAIL_UNVERIFIED" | "EXPIRED" | "EXTRA_CLUSTERS_ACTIVE" | "FORBIDDEN" | "GITHUB_NOT_CONNECTED" | "GITHUB_REVOKED" | "GITOPS_ENABLED" | "HAS_DEPENDENTS" | "HOSTNAME_IN_USE" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED" | "IMAGE_NOT_FOUND" | "INTERVAL_ALREADY_SET" | "INVALID_CREDENTIALS" | "INVALID_TOKEN" | "LAST_OWNER" | "LOCKED_FIELD" | "MEMBER_LOCKED" | "MISSING_DEPENDENCIES" | "MISSING_PERMISSION" | "MISSING_SCOPE" | "NAME_TAKEN" | "NOTHING_SCHEDULED" | "NOTHING_TO_UPDATE" | "NOT_ARCHIVED" | "NOT_DEPLOYED" | "NOT_ENABLED" | "NOT_FAILED" | "NOT_INSTALLED" | "NOT_PROTECTED" | "NOT_SMALLER" | "NO_BACKUP_YET" | "NO_CUSTOMER" | "NO_INGRESS_CLASS" | "NO_PREVIOUS_VERSION" | "NO_REPLICA" | "OTHER_BROWSER" | "OVER_LIMIT" | "PASSKEYS_FULL" | "PASSKEYS_OFF" | "PASSKEY_FAILED" | "PAYMENT_REQUIRED" | "PLAN_LIMIT" | "PROTECTED" | "PROVIDER" | "REQUIRED_ADDON" | "SESSION_REQUIRED" | "SIGN_IN_AGAIN" | "SSO_REQUIRED" | "SUBSCRIPTION_GRANTED" | "SUBSCRIPTION_NONE" | "SUBSCRIPTION_UNPAID" | "SUPPORT_DISABLED" | "TERMINAL_LIMIT" | "TOKEN_READONLY" | "TOKEN_REQUIRED" | "UP_TO_DATE" | "VOLUME_SINGLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanOffer_plan$data = {
  readonly isCurrent: boolean;
  readonly isPopular: boolean;
  readonly monthlyPrice: {
    readonly amount: string;
  };
  readonly name: string;
  readonly viewerCan: {
    readonly subscribe: {
      readonly code: RefusalCode | null | undefined;
    };
  };
  readonly yearlyPrice: {
    readonly amount: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PlanFeatures_plan">;
  readonly " $fragmentType": "PlanOffer_plan";
};
export type PlanOffer_plan$key = {
  readonly " $data"?: PlanOffer_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanOffer_plan">;
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
  "name": "PlanOffer_plan",
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
      "kind": "ScalarField",
      "name": "isPopular",
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
      "concreteType": "PlanPermissions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
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
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanFeatures_plan"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
})();

(node as any).hash = "cbc27f04bac3e7c2ff9cbfe925547242";

export default node;
