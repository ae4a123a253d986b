/**
 * @generated SignedSource<<53e803dee73048566af5b017a03e7572>>
 * @relayHash cad30d3a1e166e58869b247a94436ffc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9943ba715d90b71857c537cd7262adb90445ef128e0962ab50ec7dbaf5c7a5f5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkloadsTableTestQuery$variables = {
  namespace?: string | null | undefined;
};
export type WorkloadsTableTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkloadsTable_cluster">;
  } | null | undefined;
};
export type WorkloadsTableTestQuery = {
  response: WorkloadsTableTestQuery$data;
  variables: WorkloadsTableTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "namespace"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c1"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkloadsTableTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkloadsTable_cluster"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WorkloadsTableTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "fields": [
                  {
                    "kind": "Variable",
                    "name": "namespace",
                    "variableName": "namespace"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filter"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "WorkloadConnection",
            "kind": "LinkedField",
            "name": "workloads",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkloadEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Workload",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
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
                        "name": "namespace",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "state",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "message",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "readyCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "wantedCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "images",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "9943ba715d90b71857c537cd7262adb90445ef128e0962ab50ec7dbaf5c7a5f5",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.id": (v3/*:: as any*/),
        "cluster.uuid": (v4/*:: as any*/),
        "cluster.workloads": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkloadConnection"
        },
        "cluster.workloads.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "WorkloadEdge"
        },
        "cluster.workloads.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Workload"
        },
        "cluster.workloads.edges.node.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "cluster.workloads.edges.node.id": (v3/*:: as any*/),
        "cluster.workloads.edges.node.images": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "String"
        },
        "cluster.workloads.edges.node.kind": {
          "enumValues": [
            "DAEMON_SET",
            "DEPLOYMENT",
            "JOB",
            "STATEFUL_SET"
          ],
          "nullable": false,
          "plural": false,
          "type": "WorkloadKind"
        },
        "cluster.workloads.edges.node.message": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "cluster.workloads.edges.node.name": (v4/*:: as any*/),
        "cluster.workloads.edges.node.namespace": (v4/*:: as any*/),
        "cluster.workloads.edges.node.readyCount": (v5/*:: as any*/),
        "cluster.workloads.edges.node.state": {
          "enumValues": [
            "COMPLETED",
            "FAILING",
            "PROGRESSING",
            "RUNNING",
            "STOPPED"
          ],
          "nullable": false,
          "plural": false,
          "type": "WorkloadState"
        },
        "cluster.workloads.edges.node.wantedCount": (v5/*:: as any*/),
        "cluster.workloads.totalCount": (v5/*:: as any*/)
      }
    },
    "name": "WorkloadsTableTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3d8a208f5d9016376b9cb1d1429b131d";

export default node;
