/**
 * @generated SignedSource<<798256556bf7cc0f73998d7e9eb3b3f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KubernetesEventType = "NORMAL" | "WARNING" | "%future added value";
export type PodState = "COMPLETED" | "CRASHING" | "ERROR" | "FAILED" | "PENDING" | "RUNNING" | "%future added value";
export type WorkloadKind = "DAEMON_SET" | "DEPLOYMENT" | "JOB" | "STATEFUL_SET" | "%future added value";
export type WorkloadState = "COMPLETED" | "FAILING" | "PROGRESSING" | "RUNNING" | "STOPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type workloadsEvent_cluster$data = {
  readonly ingresses?: ReadonlyArray<{
    readonly addresses: ReadonlyArray<string>;
    readonly className: string | null | undefined;
    readonly createdAt: string;
    readonly hasTls: boolean;
    readonly hosts: ReadonlyArray<string>;
    readonly name: string;
    readonly namespace: string;
  }> | null | undefined;
  readonly kubernetesEvents?: ReadonlyArray<{
    readonly count: number;
    readonly lastSeenAt: string;
    readonly message: string;
    readonly namespace: string;
    readonly objectKind: string;
    readonly objectName: string;
    readonly reason: string;
    readonly type: KubernetesEventType;
    readonly uid: string;
  }> | null | undefined;
  readonly pods?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly id: string;
        readonly message: string | null | undefined;
        readonly name: string;
        readonly namespace: string;
        readonly nodeName: string | null | undefined;
        readonly restartCount: number;
        readonly state: PodState;
        readonly usage: {
          readonly cores: number;
          readonly memoryGb: number;
        } | null | undefined;
        readonly viewerCan: {
          readonly openTerminal: {
            readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
          };
        };
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly services?: ReadonlyArray<{
    readonly addresses: ReadonlyArray<string>;
    readonly clusterIp: string | null | undefined;
    readonly createdAt: string;
    readonly name: string;
    readonly namespace: string;
    readonly ports: ReadonlyArray<{
      readonly port: number;
      readonly protocol: string;
      readonly targetPort: string;
    }>;
    readonly type: string;
  }> | null | undefined;
  readonly volumeClaims?: ReadonlyArray<{
    readonly createdAt: string;
    readonly name: string;
    readonly namespace: string;
    readonly phase: string;
    readonly sizeGb: number;
    readonly storageClass: string | null | undefined;
    readonly volumeName: string | null | undefined;
  }> | null | undefined;
  readonly workloads?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly id: string;
        readonly images: ReadonlyArray<string>;
        readonly kind: WorkloadKind;
        readonly message: string | null | undefined;
        readonly name: string;
        readonly namespace: string;
        readonly readyCount: number;
        readonly state: WorkloadState;
        readonly wantedCount: number;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "workloadsEvent_cluster";
};
export type workloadsEvent_cluster$key = {
  readonly " $data"?: workloadsEvent_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"workloadsEvent_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "namespace",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addresses",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "events"
    },
    {
      "kind": "RootArgument",
      "name": "ingresses"
    },
    {
      "kind": "RootArgument",
      "name": "namespace"
    },
    {
      "kind": "RootArgument",
      "name": "pods"
    },
    {
      "kind": "RootArgument",
      "name": "services"
    },
    {
      "kind": "RootArgument",
      "name": "volumes"
    },
    {
      "kind": "RootArgument",
      "name": "workloads"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "workloadsEvent_cluster",
  "selections": [
    {
      "condition": "workloads",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "WorkloadConnection",
          "kind": "LinkedField",
          "name": "workloads",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
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
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "kind",
                      "storageKey": null
                    },
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
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
                    (v7/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "pods",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "PodConnection",
          "kind": "LinkedField",
          "name": "pods",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PodEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Pod",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "restartCount",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "nodeName",
                      "storageKey": null
                    },
                    (v7/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "PodPermissions",
                      "kind": "LinkedField",
                      "name": "viewerCan",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "ActionState",
                          "kind": "LinkedField",
                          "name": "openTerminal",
                          "plural": false,
                          "selections": [
                            {
                              "kind": "InlineDataFragmentSpread",
                              "name": "useActionReason_state",
                              "selections": [
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "allowed",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "Message",
                                  "kind": "LinkedField",
                                  "name": "detail",
                                  "plural": false,
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "MessageText_message",
                                      "selections": [
                                        {
                                          "alias": null,
                                          "args": null,
                                          "kind": "ScalarField",
                                          "name": "code",
                                          "storageKey": null
                                        },
                                        {
                                          "alias": null,
                                          "args": null,
                                          "concreteType": "MessageParam",
                                          "kind": "LinkedField",
                                          "name": "params",
                                          "plural": true,
                                          "selections": [
                                            (v3/*:: as any*/),
                                            {
                                              "alias": null,
                                              "args": null,
                                              "kind": "ScalarField",
                                              "name": "value",
                                              "storageKey": null
                                            }
                                          ],
                                          "storageKey": null
                                        },
                                        (v6/*:: as any*/)
                                      ],
                                      "args": null,
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "storageKey": null
                                }
                              ],
                              "args": null,
                              "argumentDefinitions": []
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
                      "concreteType": "ComputeAmount",
                      "kind": "LinkedField",
                      "name": "usage",
                      "plural": false,
                      "selections": [
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
        }
      ]
    },
    {
      "condition": "services",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "KubernetesService",
          "kind": "LinkedField",
          "name": "services",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v8/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "clusterIp",
              "storageKey": null
            },
            (v9/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ServicePort",
              "kind": "LinkedField",
              "name": "ports",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "port",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "targetPort",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "protocol",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "ingresses",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "KubernetesIngress",
          "kind": "LinkedField",
          "name": "ingresses",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "className",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hosts",
              "storageKey": null
            },
            (v9/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasTls",
              "storageKey": null
            },
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "volumes",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PersistentVolumeClaim",
          "kind": "LinkedField",
          "name": "volumeClaims",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phase",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sizeGb",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "storageClass",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "volumeName",
              "storageKey": null
            },
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "events",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "KubernetesEvent",
          "kind": "LinkedField",
          "name": "kubernetesEvents",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uid",
              "storageKey": null
            },
            (v8/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            (v6/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "objectKind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "objectName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastSeenAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "bc04d218ef504dbfa5e72b2187ff3b92";

export default node;
