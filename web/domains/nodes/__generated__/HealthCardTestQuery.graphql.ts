/**
 * @generated SignedSource<<7ba8178443d231d80d888684127186e4>>
 * @relayHash 61b9961f99a3b64eedeedb2b689107da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90f4e9e5a13ce765954d25946987ea986629ad43c3d104e93cb08a48737312dd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HealthCardTestQuery$variables = Record<PropertyKey, never>;
export type HealthCardTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"HealthCard_cluster">;
  } | null | undefined;
};
export type HealthCardTestQuery = {
  response: HealthCardTestQuery$data;
  variables: HealthCardTestQuery$variables;
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
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ComputeAmount"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ComputeAmount"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HealthCardTestQuery",
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
            "name": "HealthCard_cluster"
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
    "name": "HealthCardTestQuery",
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
            "name": "uuid",
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
              },
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
                "kind": "ScalarField",
                "name": "nodesTotal",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ComputeAmount",
                "kind": "LinkedField",
                "name": "capacity",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nodesReady",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ComputeAmount",
                "kind": "LinkedField",
                "name": "allocatable",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ComputeAmount",
                "kind": "LinkedField",
                "name": "usage",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ComputeAmount",
                "kind": "LinkedField",
                "name": "requests",
                "plural": false,
                "selections": (v1/*:: as any*/),
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
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "90f4e9e5a13ce765954d25946987ea986629ad43c3d104e93cb08a48737312dd",
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
        "cluster.health.allocatable": (v2/*:: as any*/),
        "cluster.health.allocatable.cores": (v3/*:: as any*/),
        "cluster.health.allocatable.memoryGb": (v3/*:: as any*/),
        "cluster.health.capacity": (v2/*:: as any*/),
        "cluster.health.capacity.cores": (v3/*:: as any*/),
        "cluster.health.capacity.memoryGb": (v3/*:: as any*/),
        "cluster.health.isEstimate": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cluster.health.nodesReady": (v4/*:: as any*/),
        "cluster.health.nodesTotal": (v5/*:: as any*/),
        "cluster.health.pods": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "PodHealth"
        },
        "cluster.health.pods.completed": (v5/*:: as any*/),
        "cluster.health.pods.crashing": (v5/*:: as any*/),
        "cluster.health.pods.failed": (v5/*:: as any*/),
        "cluster.health.pods.healthyPercent": (v4/*:: as any*/),
        "cluster.health.pods.needsAttention": (v5/*:: as any*/),
        "cluster.health.pods.pending": (v5/*:: as any*/),
        "cluster.health.pods.running": (v5/*:: as any*/),
        "cluster.health.requests": (v6/*:: as any*/),
        "cluster.health.requests.cores": (v3/*:: as any*/),
        "cluster.health.requests.memoryGb": (v3/*:: as any*/),
        "cluster.health.updatedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "cluster.health.usage": (v6/*:: as any*/),
        "cluster.health.usage.cores": (v3/*:: as any*/),
        "cluster.health.usage.memoryGb": (v3/*:: as any*/),
        "cluster.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "cluster.status": {
          "enumValues": [
            "ACTIVE",
            "ARCHIVED",
            "CREATING",
            "DELETED",
            "DELETING",
            "FAILED",
            "HEALTHY",
            "INACTIVE",
            "PENDING",
            "UPDATING"
          ],
          "nullable": false,
          "plural": false,
          "type": "ClusterStatus"
        },
        "cluster.uuid": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "HealthCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9450c7393fdd043be0c5e80fc9573b4b";

export default node;
