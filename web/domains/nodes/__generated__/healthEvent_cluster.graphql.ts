/**
 * @generated SignedSource<<d32014793b6932cc4bb63a6a65c30bb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NodeRole = "CONTROL_PLANE" | "WORKER" | "%future added value";
export type PodProblem = "CRASHING" | "ERROR" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type healthEvent_cluster$data = {
  readonly health: {
    readonly allocatable: {
      readonly cores: number;
      readonly memoryGb: number;
    };
    readonly capacity: {
      readonly cores: number;
      readonly memoryGb: number;
    };
    readonly isEstimate: boolean;
    readonly nodesReady: number | null | undefined;
    readonly nodesTotal: number;
    readonly pods: {
      readonly completed: number;
      readonly crashing: number;
      readonly failed: number;
      readonly healthyPercent: number | null | undefined;
      readonly needsAttention: number;
      readonly pending: number;
      readonly running: number;
    } | null | undefined;
    readonly requests: {
      readonly cores: number;
      readonly memoryGb: number;
    } | null | undefined;
    readonly updatedAt: string;
    readonly usage: {
      readonly cores: number;
      readonly memoryGb: number;
    } | null | undefined;
  } | null | undefined;
  readonly nodes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly allocatable: {
          readonly cores: number;
          readonly memoryGb: number;
        };
        readonly evictablePodCount: number;
        readonly id: string;
        readonly isDraining: boolean;
        readonly isReady: boolean;
        readonly isSchedulable: boolean;
        readonly name: string;
        readonly nodePoolName: string | null | undefined;
        readonly pods: {
          readonly needsAttention: number;
          readonly total: number;
        };
        readonly requests: {
          readonly cores: number;
          readonly memoryGb: number;
        };
        readonly role: NodeRole;
        readonly usage: {
          readonly cores: number;
          readonly memoryGb: number;
        } | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly problematicPods: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly containers: ReadonlyArray<{
          readonly isReady: boolean;
          readonly name: string;
          readonly restartCount: number;
        }>;
        readonly createdAt: string | null | undefined;
        readonly id: string;
        readonly message: string | null | undefined;
        readonly name: string;
        readonly namespace: string;
        readonly nodeName: string | null | undefined;
        readonly problem: PodProblem;
        readonly restartCount: number;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "healthEvent_cluster";
};
export type healthEvent_cluster$key = {
  readonly " $data"?: healthEvent_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"healthEvent_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "ComputeAmount",
  "kind": "LinkedField",
  "name": "allocatable",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ComputeAmount",
  "kind": "LinkedField",
  "name": "usage",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ComputeAmount",
  "kind": "LinkedField",
  "name": "requests",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "needsAttention",
  "storageKey": null
},
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restartCount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isReady",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "healthEvent_cluster",
  "selections": [
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
          "kind": "ScalarField",
          "name": "nodesReady",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ComputeAmount",
          "kind": "LinkedField",
          "name": "capacity",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
            (v4/*:: as any*/),
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
      "args": (v5/*:: as any*/),
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
                (v6/*:: as any*/),
                (v7/*:: as any*/),
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
                  "name": "nodeName",
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
                (v8/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PodContainer",
                  "kind": "LinkedField",
                  "name": "containers",
                  "plural": true,
                  "selections": [
                    (v7/*:: as any*/),
                    (v9/*:: as any*/),
                    (v8/*:: as any*/)
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
    {
      "alias": null,
      "args": (v5/*:: as any*/),
      "concreteType": "ClusterNodeConnection",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClusterNodeEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ClusterNode",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v6/*:: as any*/),
                (v7/*:: as any*/),
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
                (v9/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isSchedulable",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isDraining",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "evictablePodCount",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
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
                      "name": "total",
                      "storageKey": null
                    },
                    (v4/*:: as any*/)
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
      "storageKey": "nodes(first:100)"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "f90225dc4563cbf766716fa5d1d51114";

export default node;
