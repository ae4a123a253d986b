/**
 * @generated SignedSource<<d36fee5ef4be0e8141fa7489baf67c2d>>
 * @relayHash aeecd75bee7e835408358dcd26001cd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8ce849c26ffe936b4f609843197305acc86b68e010b1e81e6dcd0906d35cc34

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreatePostgresFormTestQuery$variables = Record<PropertyKey, never>;
export type CreatePostgresFormTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"CreatePostgresForm_cluster">;
  } | null | undefined;
};
export type CreatePostgresFormTestQuery = {
  response: CreatePostgresFormTestQuery$data;
  variables: CreatePostgresFormTestQuery$variables;
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
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreatePostgresFormTestQuery",
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
            "name": "CreatePostgresForm_cluster"
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
    "name": "CreatePostgresFormTestQuery",
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
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PostgresOptions",
            "kind": "LinkedField",
            "name": "postgresOptions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "versions",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ferretdbVersions",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxStorageGib",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "loadBalancerMonthlyPrice",
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
    "id": "b8ce849c26ffe936b4f609843197305acc86b68e010b1e81e6dcd0906d35cc34",
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
        "cluster.postgresOptions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "PostgresOptions"
        },
        "cluster.postgresOptions.ferretdbVersions": (v1/*:: as any*/),
        "cluster.postgresOptions.loadBalancerMonthlyPrice": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Money"
        },
        "cluster.postgresOptions.loadBalancerMonthlyPrice.amount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Decimal"
        },
        "cluster.postgresOptions.maxStorageGib": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "cluster.postgresOptions.versions": (v1/*:: as any*/),
        "cluster.uuid": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "CreatePostgresFormTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "60de86459ada4e3a1d3a534324666968";

export default node;
