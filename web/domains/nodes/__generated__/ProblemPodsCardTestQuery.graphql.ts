/**
 * @generated SignedSource<<1116841451f8ce7b3e2ab1d8fb79117c>>
 * @relayHash a0ea93778c045342f2e3e07e1db0bc2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72d7fcfd602e6dbc8caea1217824c18fec33ecd56c8191676f8c1546f53d69f9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProblemPodsCardTestQuery$variables = Record<PropertyKey, never>;
export type ProblemPodsCardTestQuery$data = {
  readonly cluster: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProblemPodsCard_cluster">;
  } | null | undefined;
};
export type ProblemPodsCardTestQuery = {
  response: ProblemPodsCardTestQuery$data;
  variables: ProblemPodsCardTestQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restartCount",
  "storageKey": null
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
  "plural": false,
  "type": "ID"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v8 = {
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
    "name": "ProblemPodsCardTestQuery",
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
            "name": "ProblemPodsCard_cluster"
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
    "name": "ProblemPodsCardTestQuery",
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
            "name": "uuid",
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
                "name": "isEstimate",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "ProblematicPodConnection",
            "kind": "LinkedField",
            "name": "problematicPods",
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
                "concreteType": "ProblematicPodEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProblematicPod",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v1/*:: as any*/),
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
                        "name": "problem",
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
                        "name": "createdAt",
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "nodeName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PodContainer",
                        "kind": "LinkedField",
                        "name": "containers",
                        "plural": true,
                        "selections": [
                          (v1/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isReady",
                            "storageKey": null
                          },
                          (v3/*:: as any*/)
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
            "storageKey": "problematicPods(first:100)"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "72d7fcfd602e6dbc8caea1217824c18fec33ecd56c8191676f8c1546f53d69f9",
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
        "cluster.health.isEstimate": (v4/*:: as any*/),
        "cluster.id": (v5/*:: as any*/),
        "cluster.name": (v6/*:: as any*/),
        "cluster.problematicPods": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ProblematicPodConnection"
        },
        "cluster.problematicPods.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ProblematicPodEdge"
        },
        "cluster.problematicPods.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ProblematicPod"
        },
        "cluster.problematicPods.edges.node.containers": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "PodContainer"
        },
        "cluster.problematicPods.edges.node.containers.isReady": (v4/*:: as any*/),
        "cluster.problematicPods.edges.node.containers.name": (v6/*:: as any*/),
        "cluster.problematicPods.edges.node.containers.restartCount": (v7/*:: as any*/),
        "cluster.problematicPods.edges.node.createdAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "cluster.problematicPods.edges.node.id": (v5/*:: as any*/),
        "cluster.problematicPods.edges.node.message": (v8/*:: as any*/),
        "cluster.problematicPods.edges.node.name": (v6/*:: as any*/),
        "cluster.problematicPods.edges.node.namespace": (v6/*:: as any*/),
        "cluster.problematicPods.edges.node.nodeName": (v8/*:: as any*/),
        "cluster.problematicPods.edges.node.problem": {
          "enumValues": [
            "CRASHING",
            "ERROR",
            "FAILED",
            "PENDING"
          ],
          "nullable": false,
          "plural": false,
          "type": "PodProblem"
        },
        "cluster.problematicPods.edges.node.restartCount": (v7/*:: as any*/),
        "cluster.problematicPods.totalCount": (v7/*:: as any*/),
        "cluster.uuid": (v6/*:: as any*/)
      }
    },
    "name": "ProblemPodsCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef0923057506543baf09d1b5cdad2081";

export default node;
