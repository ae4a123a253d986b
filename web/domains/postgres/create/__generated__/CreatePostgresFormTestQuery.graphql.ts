/**
 * @generated SignedSource<<c516de2366a7694818e3eec24180561d>>
 * @relayHash 411738c0f5fa4d1e570944f4db4bf2f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b650902ade73565c3450a359541940a7d1bac5852901b92ad1831f2a65b13898

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiresRestart",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PostgresExtensionOption",
                "kind": "LinkedField",
                "name": "extensions",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PostgresParameterOption",
                "kind": "LinkedField",
                "name": "parameters",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "default",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "min",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "max",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "options",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
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
    "id": "b650902ade73565c3450a359541940a7d1bac5852901b92ad1831f2a65b13898",
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
        "cluster.postgresOptions.extensions": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "PostgresExtensionOption"
        },
        "cluster.postgresOptions.extensions.name": (v3/*:: as any*/),
        "cluster.postgresOptions.extensions.requiresRestart": (v4/*:: as any*/),
        "cluster.postgresOptions.ferretdbVersions": (v5/*:: as any*/),
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
        "cluster.postgresOptions.parameters": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "PostgresParameterOption"
        },
        "cluster.postgresOptions.parameters.default": (v3/*:: as any*/),
        "cluster.postgresOptions.parameters.max": (v6/*:: as any*/),
        "cluster.postgresOptions.parameters.min": (v6/*:: as any*/),
        "cluster.postgresOptions.parameters.name": (v3/*:: as any*/),
        "cluster.postgresOptions.parameters.options": (v5/*:: as any*/),
        "cluster.postgresOptions.parameters.requiresRestart": (v4/*:: as any*/),
        "cluster.postgresOptions.versions": (v5/*:: as any*/),
        "cluster.uuid": (v3/*:: as any*/)
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
