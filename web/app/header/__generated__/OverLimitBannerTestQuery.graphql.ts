/**
 * @generated SignedSource<<4be0389ee126a33b84b7720e64db8272>>
 * @relayHash e4e472cbd472da6c9c032a34d14d4698
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5917f1f6db11abc2d977436cefb9c87eb25a4e04303c86875c689c3c1a9b27e7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverLimitBannerTestQuery$variables = Record<PropertyKey, never>;
export type OverLimitBannerTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly usage: {
        readonly " $fragmentSpreads": FragmentRefs<"OverLimitBanner_usage">;
      } | null | undefined;
    };
  } | null | undefined;
};
export type OverLimitBannerTestQuery = {
  response: OverLimitBannerTestQuery$data;
  variables: OverLimitBannerTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OverLimitBannerTestQuery",
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "OverLimitBanner_usage"
                  }
                ],
                "storageKey": null
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
    "name": "OverLimitBannerTestQuery",
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
                    "kind": "ScalarField",
                    "name": "archivedClusters",
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
                    "name": "users",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxUsers",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5917f1f6db11abc2d977436cefb9c87eb25a4e04303c86875c689c3c1a9b27e7",
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
        "viewer.account.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "viewer.account.usage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AccountUsage"
        },
        "viewer.account.usage.activeClusters": (v0/*:: as any*/),
        "viewer.account.usage.archivedClusters": (v0/*:: as any*/),
        "viewer.account.usage.maxArchivedClusters": (v0/*:: as any*/),
        "viewer.account.usage.maxClusters": (v0/*:: as any*/),
        "viewer.account.usage.maxUsers": (v0/*:: as any*/),
        "viewer.account.usage.users": (v0/*:: as any*/)
      }
    },
    "name": "OverLimitBannerTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66accd7c42ddad083816eace1db30448";

export default node;
