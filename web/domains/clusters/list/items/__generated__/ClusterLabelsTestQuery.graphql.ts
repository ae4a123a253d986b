/**
 * @generated SignedSource<<92410abfced76e627815b98a713502c8>>
 * @relayHash a8766900786111c18e0e00f457f84185
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7704a133607773cf8ab14845a7e834d491f91433a68d3a4e35109b67368a0f92

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterLabelsTestQuery$variables = Record<PropertyKey, never>;
export type ClusterLabelsTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"ClusterLabels_cluster">;
  } | null | undefined;
};
export type ClusterLabelsTestQuery = {
  response: ClusterLabelsTestQuery$data;
  variables: ClusterLabelsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c1"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClusterLabelsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClusterLabels_cluster"
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
    "name": "ClusterLabelsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
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
            "name": "labels",
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
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "7704a133607773cf8ab14845a7e834d491f91433a68d3a4e35109b67368a0f92",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "cluster.labels": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "String"
        },
        "cluster.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "ClusterLabelsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "866657b7849afa29ae09a7c9aa83ad05";

export default node;
