/**
 * @generated SignedSource<<1ab6df1da031143dd6fb606e6d0c6168>>
 * @relayHash 1032e16da22ab1374cf5dc747e9bb415
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 028c79ac2b3b27c26cc20ee36960e33f87611aa5857f05c9141040218e3aadd0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShellStatusTestQuery$variables = Record<PropertyKey, never>;
export type ShellStatusTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"FailingClusters_account" | "ShellStatus_account">;
    };
  } | null | undefined;
};
export type ShellStatusTestQuery = {
  response: ShellStatusTestQuery$data;
  variables: ShellStatusTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShellStatusTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ShellStatus_account"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FailingClusters_account"
              }
            ],
            "storageKey": null
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
    "name": "ShellStatusTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AccountUsage",
                "kind": "LinkedField",
                "name": "usage",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "activeClusters",
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
                    "concreteType": "Plan",
                    "kind": "LinkedField",
                    "name": "plan",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "failing",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "filter",
                    "value": {
                      "statuses": [
                        "FAILED"
                      ]
                    }
                  }
                ],
                "concreteType": "ClusterConnection",
                "kind": "LinkedField",
                "name": "clusters",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCount",
                    "storageKey": null
                  }
                ],
                "storageKey": "clusters(filter:{\"statuses\":[\"FAILED\"]})"
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "028c79ac2b3b27c26cc20ee36960e33f87611aa5857f05c9141040218e3aadd0",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.failing": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ClusterConnection"
        },
        "viewer.account.failing.totalCount": (v1/*:: as any*/),
        "viewer.account.id": (v2/*:: as any*/),
        "viewer.account.usage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AccountUsage"
        },
        "viewer.account.usage.activeClusters": (v1/*:: as any*/),
        "viewer.account.usage.maxClusters": (v1/*:: as any*/),
        "viewer.account.usage.plan": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Plan"
        },
        "viewer.account.usage.plan.id": (v2/*:: as any*/),
        "viewer.account.usage.plan.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "ShellStatusTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6c2f108b5757a94012d1e31d2fa1ef6a";

export default node;
