/**
 * @generated SignedSource<<b0d8f96b00d436e826d44ed5855d13fc>>
 * @relayHash 2ca36caf4cccf1cdde94287fdb035610
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c368235e8fcfef3616496d799bd69482d5bff8ccc85959a34574834949b14dc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RestoreFormTestQuery$variables = Record<PropertyKey, never>;
export type RestoreFormTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"RestoreForm_cluster">;
  } | null | undefined;
};
export type RestoreFormTestQuery = {
  response: RestoreFormTestQuery$data;
  variables: RestoreFormTestQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
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
    "name": "RestoreFormTestQuery",
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
            "name": "RestoreForm_cluster"
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
    "name": "RestoreFormTestQuery",
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
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PostgresCluster",
            "kind": "LinkedField",
            "name": "restorablePostgresClusters",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deletedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PostgresBackupSettings",
                "kind": "LinkedField",
                "name": "backup",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "retentionDays",
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
    "id": "0c368235e8fcfef3616496d799bd69482d5bff8ccc85959a34574834949b14dc",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.id": (v3/*:: as any*/),
        "cluster.restorablePostgresClusters": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "PostgresCluster"
        },
        "cluster.restorablePostgresClusters.backup": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PostgresBackupSettings"
        },
        "cluster.restorablePostgresClusters.backup.retentionDays": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "cluster.restorablePostgresClusters.deletedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "cluster.restorablePostgresClusters.id": (v3/*:: as any*/),
        "cluster.restorablePostgresClusters.name": (v4/*:: as any*/),
        "cluster.restorablePostgresClusters.status": {
          "enumValues": [
            "CONFIGURING",
            "FAILED",
            "INSTALLED",
            "INSTALLING_ADDONS",
            "INSTALLING_DEPENDENCIES",
            "PENDING",
            "ROLLBACK",
            "UNINSTALLED",
            "UNINSTALLING",
            "UNINSTALL_FAILED",
            "UPGRADING"
          ],
          "nullable": false,
          "plural": false,
          "type": "PostgresClusterStatus"
        },
        "cluster.restorablePostgresClusters.uuid": (v4/*:: as any*/),
        "cluster.uuid": (v4/*:: as any*/)
      }
    },
    "name": "RestoreFormTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "22e6238e1e7c4f2571fd8911153af0d0";

export default node;
