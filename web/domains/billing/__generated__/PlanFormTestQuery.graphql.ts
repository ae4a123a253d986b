/**
 * @generated SignedSource<<60e6a5dfa5d10a561871d5debf55012f>>
 * @relayHash 5c4c32e82c0fd648f018b43c8ba339b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b02301f121bc00170f6a5ff8c95276e894002e2afa8363138a67ae4ef8f8a6e

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
            "kind": "ScalarField",
            "name": "isCurrent",
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
    "id": "2b02301f121bc00170f6a5ff8c95276e894002e2afa8363138a67ae4ef8f8a6e",
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
