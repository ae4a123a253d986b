/**
 * @generated SignedSource<<5963797ced892a6ffc20e22602063c23>>
 * @relayHash 8f5fe5957c2f6f29d3a1472aed6a31fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f61d42ed12e249299a7cb0cea85b9d34f1e237a2f3728ca566c0cf742476a74

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShellQueryQuery$variables = Record<PropertyKey, never>;
export type ShellQueryQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"BannerSlot_account" | "FailingClusters_account" | "ShellStatus_account">;
    };
  } | null | undefined;
};
export type ShellQueryQuery = {
  response: ShellQueryQuery$data;
  variables: ShellQueryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShellQueryQuery",
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BannerSlot_account"
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
    "name": "ShellQueryQuery",
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOverLimit",
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
                "concreteType": "AccountClustersConnection",
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
    "id": "4f61d42ed12e249299a7cb0cea85b9d34f1e237a2f3728ca566c0cf742476a74",
    "metadata": {},
    "name": "ShellQueryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2dd936bb4c5f6c30758011b279c91ba9";

export default node;
