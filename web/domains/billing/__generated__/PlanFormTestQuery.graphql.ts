/**
 * @generated SignedSource<<e83fa2845128a44de490357ba28ad269>>
 * @relayHash 8456200bd3912145d58494164b524514
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae77f344b7f9e8e07e7e9bcfe75cd4c716e70ca671eca99d7ff1f99c317a7030

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanFormTestQuery$variables = Record<PropertyKey, never>;
export type PlanFormTestQuery$data = {
  readonly plans: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PlanForm_plan">;
  }> | null | undefined;
};
export type PlanFormTestQuery = {
  response: PlanFormTestQuery$data;
  variables: PlanFormTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Money"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanFormTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "plans",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlanForm_plan"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PlanFormTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "plans",
        "plural": true,
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
            "name": "isCurrent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxClusters",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxArchivedClusters",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxUsers",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxNodesPerCluster",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ae77f344b7f9e8e07e7e9bcfe75cd4c716e70ca671eca99d7ff1f99c317a7030",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "plans": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Plan"
        },
        "plans.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "plans.isCurrent": (v1/*:: as any*/),
        "plans.isPopular": (v1/*:: as any*/),
        "plans.maxArchivedClusters": (v2/*:: as any*/),
        "plans.maxClusters": (v2/*:: as any*/),
        "plans.maxNodesPerCluster": (v2/*:: as any*/),
        "plans.maxUsers": (v2/*:: as any*/),
        "plans.monthlyPrice": (v3/*:: as any*/),
        "plans.monthlyPrice.amount": (v4/*:: as any*/),
        "plans.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "plans.subscribe": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ActionState"
        },
        "plans.subscribe.allowed": (v1/*:: as any*/),
        "plans.subscribe.code": {
          "enumValues": [
            "ALREADY_DOWNLOADED",
            "ALREADY_ENABLED",
            "ALREADY_INSTALLED",
            "ARCHIVED",
            "BUSY",
            "CLUSTER_NOT_ACTIVE",
            "DOWNGRADE_UNAVAILABLE",
            "EMAIL_TAKEN",
            "EMAIL_UNVERIFIED",
            "EXPIRED",
            "FORBIDDEN",
            "GITHUB_NOT_CONNECTED",
            "GITHUB_REVOKED",
            "GITOPS_ENABLED",
            "HAS_DEPENDENTS",
            "INVALID_CREDENTIALS",
            "INVALID_TOKEN",
            "MISSING_DEPENDENCIES",
            "MISSING_PERMISSION",
            "NAME_TAKEN",
            "NOTHING_TO_UPDATE",
            "NOT_ARCHIVED",
            "NOT_ENABLED",
            "NOT_FAILED",
            "NOT_INSTALLED",
            "NOT_PROTECTED",
            "NO_PREVIOUS_VERSION",
            "OVER_LIMIT",
            "PAYMENT_REQUIRED",
            "PLAN_LIMIT",
            "PROTECTED",
            "PROVIDER",
            "READ_ONLY_KEY",
            "REQUIRED_ADDON",
            "SIGN_IN_AGAIN",
            "SUPPORT_DISABLED",
            "TOKEN_READONLY",
            "TOKEN_REQUIRED",
            "UP_TO_DATE",
            "WRONG_CODE",
            "WRONG_PASSWORD"
          ],
          "nullable": true,
          "plural": false,
          "type": "RefusalCode"
        },
        "plans.tier": {
          "enumValues": [
            "ENTERPRISE",
            "FREE",
            "PRO",
            "STANDARD"
          ],
          "nullable": false,
          "plural": false,
          "type": "PlanTier"
        },
        "plans.yearlyPrice": (v3/*:: as any*/),
        "plans.yearlyPrice.amount": (v4/*:: as any*/),
        "plans.yearlySaving": (v3/*:: as any*/),
        "plans.yearlySaving.amount": (v4/*:: as any*/)
      }
    },
    "name": "PlanFormTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "68c09294f0b5ff11f9ab9abcfb30d32f";

export default node;
