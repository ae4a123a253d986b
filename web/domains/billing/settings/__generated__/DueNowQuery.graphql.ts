/**
 * @generated SignedSource<<9b1b5fe9411e763c510321f22a91c8ca>>
 * @relayHash d17a41b351ccfbaf8c48691a3fa3b6c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5345c41693854c0484d8dae29f2190927bcdc25f72c78db54cebe1d3cd94e9a6

import type { ConcreteRequest } from 'relay-runtime';
export type BillingInterval = "MONTHLY" | "YEARLY" | "%future added value";
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
export type DueNowQuery$variables = {
  interval: BillingInterval;
};
export type DueNowQuery$data = {
  readonly plans: ReadonlyArray<{
    readonly dueNow: {
      readonly amount: string;
    } | null | undefined;
    readonly tier: PlanTier;
  }> | null | undefined;
};
export type DueNowQuery = {
  response: DueNowQuery$data;
  variables: DueNowQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "interval"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tier",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "interval",
      "variableName": "interval"
    }
  ],
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "dueNow",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DueNowQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "plans",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DueNowQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Plan",
        "kind": "LinkedField",
        "name": "plans",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5345c41693854c0484d8dae29f2190927bcdc25f72c78db54cebe1d3cd94e9a6",
    "metadata": {},
    "name": "DueNowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1a62a26bdd2263deeae6ca68709473f9";

export default node;
