/**
 * @generated SignedSource<<93b40152be4321f96977833a5addc749>>
 * @relayHash bc2e8fbd7c1a5824ed4a4f743298238e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d47969b819ca3a113d0ee2ccfc4e64d33effe75d27646aeafa67ef3bede1e746

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodeCardTestQuery$variables = Record<PropertyKey, never>;
export type NodeCardTestQuery$data = {
  readonly cluster: {
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"NodeCard_node">;
    } | null | undefined;
  } | null | undefined;
};
export type NodeCardTestQuery = {
  response: NodeCardTestQuery$data;
  variables: NodeCardTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c1"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "w1"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cores",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "memoryGb",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ComputeAmount"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v7 = {
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
    "name": "NodeCardTestQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "ClusterNode",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NodeCard_node"
              }
            ],
            "storageKey": "node(name:\"w1\")"
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
    "name": "NodeCardTestQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "ClusterNode",
            "kind": "LinkedField",
            "name": "node",
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
                "name": "role",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nodePoolName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isReady",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ComputeAmount",
                "kind": "LinkedField",
                "name": "capacity",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PodHealth",
                "kind": "LinkedField",
                "name": "pods",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "running",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "completed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pending",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "failed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "crashing",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "needsAttention",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "healthyPercent",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ComputeAmount",
                "kind": "LinkedField",
                "name": "allocatable",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ComputeAmount",
                "kind": "LinkedField",
                "name": "usage",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ComputeAmount",
                "kind": "LinkedField",
                "name": "requests",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": "node(name:\"w1\")"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "d47969b819ca3a113d0ee2ccfc4e64d33effe75d27646aeafa67ef3bede1e746",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.id": (v4/*:: as any*/),
        "cluster.node": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ClusterNode"
        },
        "cluster.node.allocatable": (v5/*:: as any*/),
        "cluster.node.allocatable.cores": (v6/*:: as any*/),
        "cluster.node.allocatable.memoryGb": (v6/*:: as any*/),
        "cluster.node.capacity": (v5/*:: as any*/),
        "cluster.node.capacity.cores": (v6/*:: as any*/),
        "cluster.node.capacity.memoryGb": (v6/*:: as any*/),
        "cluster.node.id": (v4/*:: as any*/),
        "cluster.node.isReady": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cluster.node.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "cluster.node.nodePoolName": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "cluster.node.pods": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PodHealth"
        },
        "cluster.node.pods.completed": (v7/*:: as any*/),
        "cluster.node.pods.crashing": (v7/*:: as any*/),
        "cluster.node.pods.failed": (v7/*:: as any*/),
        "cluster.node.pods.healthyPercent": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "cluster.node.pods.needsAttention": (v7/*:: as any*/),
        "cluster.node.pods.pending": (v7/*:: as any*/),
        "cluster.node.pods.running": (v7/*:: as any*/),
        "cluster.node.requests": (v5/*:: as any*/),
        "cluster.node.requests.cores": (v6/*:: as any*/),
        "cluster.node.requests.memoryGb": (v6/*:: as any*/),
        "cluster.node.role": {
          "enumValues": [
            "CONTROL_PLANE",
            "WORKER"
          ],
          "nullable": false,
          "plural": false,
          "type": "NodeRole"
        },
        "cluster.node.usage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ComputeAmount"
        },
        "cluster.node.usage.cores": (v6/*:: as any*/),
        "cluster.node.usage.memoryGb": (v6/*:: as any*/)
      }
    },
    "name": "NodeCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66fbcb0462ca0e71271b574faabd4518";

export default node;
