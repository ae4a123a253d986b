/**
 * @generated SignedSource<<2b90a802c6969e7765815370781997ea>>
 * @relayHash 45deace27f94a21028fc0cbfbd62b43e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a46c489cd8aae29427ec003365022dafb1a6601e41bd0e6d7b90938413be3cee

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsageCardTestQuery$variables = Record<PropertyKey, never>;
export type UsageCardTestQuery$data = {
  readonly cluster: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"UsageCard_cluster">;
  } | null | undefined;
};
export type UsageCardTestQuery = {
  response: UsageCardTestQuery$data;
  variables: UsageCardTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c1"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UsageCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UsageCard_cluster"
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UsageCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
            "concreteType": "ClusterHealth",
            "kind": "LinkedField",
            "name": "health",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ComputeAmount",
                "kind": "LinkedField",
                "name": "usage",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "a46c489cd8aae29427ec003365022dafb1a6601e41bd0e6d7b90938413be3cee",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.health": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ClusterHealth"
        },
        "cluster.health.updatedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "cluster.health.usage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ComputeAmount"
        },
        "cluster.health.usage.__typename": (v2/*:: as any*/),
        "cluster.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "cluster.name": (v2/*:: as any*/)
      }
    },
    "name": "UsageCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5257a8b64d1cbacaf5771f84013a6376";

export default node;
