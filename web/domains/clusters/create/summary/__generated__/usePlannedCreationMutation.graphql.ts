/**
 * @generated SignedSource<<84743a9c404c0df0f9fe230624c1db48>>
 * @relayHash c3602d03d3a6b37aaadee17a31e03199
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14f14517b067b64f899e89d8e93e45a484bc208782953049ac5fb213af1b86eb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CniPlugin = "CILIUM" | "FLANNEL" | "%future added value";
export type DatastoreMode = "ETCD" | "EXTERNAL" | "%future added value";
export type OsImage = "DEBIAN_13" | "ROCKY_10" | "UBUNTU_24_04" | "%future added value";
export type CreateClusterInput = {
  apiAllowedNetworks?: ReadonlyArray<string> | null | undefined;
  cni?: CniPlugin | null | undefined;
  controlPlaneInstanceType?: string | null | undefined;
  controlPlaneLocations?: ReadonlyArray<string> | null | undefined;
  datastoreMode?: DatastoreMode | null | undefined;
  dryRun?: boolean | null | undefined;
  externalDatastoreEndpoint?: string | null | undefined;
  hasEmbeddedRegistryMirror?: boolean | null | undefined;
  hasPublicIpv4?: boolean | null | undefined;
  hasPublicIpv6?: boolean | null | undefined;
  isCniEncrypted?: boolean | null | undefined;
  isHighAvailability?: boolean | null | undefined;
  isProtected?: boolean | null | undefined;
  k3sVersion?: string | null | undefined;
  labels?: ReadonlyArray<string> | null | undefined;
  location: string;
  name: string;
  nodePools: ReadonlyArray<NodePoolInput>;
  notes?: string | null | undefined;
  osImage?: OsImage | null | undefined;
  privateSubnet?: string | null | undefined;
  schedulesWorkloadsOnControlPlane?: boolean | null | undefined;
  sshAllowedNetworks?: ReadonlyArray<string> | null | undefined;
  temporaryToken?: string | null | undefined;
};
export type NodePoolInput = {
  instanceCount?: number | null | undefined;
  instanceType: string;
  isAutoscaling?: boolean | null | undefined;
  location?: string | null | undefined;
  maxInstances?: number | null | undefined;
  minInstances?: number | null | undefined;
  name?: string | null | undefined;
};
export type usePlannedCreationMutation$variables = {
  input: CreateClusterInput;
};
export type usePlannedCreationMutation$data = {
  readonly createCluster: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
    } | null | undefined;
    readonly payload: {
      readonly " $fragmentSpreads": FragmentRefs<"changePreview_preview">;
    } | null | undefined;
  };
};
export type usePlannedCreationMutation = {
  response: usePlannedCreationMutation$data;
  variables: usePlannedCreationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldChange",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOneWay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restarts",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "MessageParam",
    "kind": "LinkedField",
    "name": "params",
    "plural": true,
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
        "name": "value",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v8 = {
  "kind": "InlineDataFragmentSpread",
  "name": "MessageText_message",
  "selections": (v7/*:: as any*/),
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "monthlyPriceBefore",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "monthlyPriceAfter",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "QuotaEffect",
  "kind": "LinkedField",
  "name": "quota",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Message",
  "kind": "LinkedField",
  "name": "detail",
  "plural": false,
  "selections": [
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": "neededPlan",
  "args": null,
  "kind": "ScalarField",
  "name": "plan",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatePaymentUrl",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "plan",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedBy",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedAt",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldChange",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Message",
  "kind": "LinkedField",
  "name": "detail",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlannedCreationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createCluster",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "changePreview_preview",
                  "selections": [
                    (v5/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Message",
                      "kind": "LinkedField",
                      "name": "warnings",
                      "plural": true,
                      "selections": [
                        (v6/*:: as any*/),
                        (v8/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    (v13/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "ChangePreview",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutationError_error",
                  "selections": [
                    (v14/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v15/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "InputIssue",
                          "kind": "LinkedField",
                          "name": "issues",
                          "plural": true,
                          "selections": [
                            (v2/*:: as any*/),
                            (v6/*:: as any*/),
                            (v15/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "type": "InputError",
                      "abstractKey": null
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v6/*:: as any*/),
                        (v16/*:: as any*/),
                        (v17/*:: as any*/),
                        (v15/*:: as any*/)
                      ],
                      "type": "RefusedError",
                      "abstractKey": null
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v12/*:: as any*/),
                        (v18/*:: as any*/),
                        (v19/*:: as any*/),
                        (v15/*:: as any*/)
                      ],
                      "type": "PlanLimitError",
                      "abstractKey": null
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v20/*:: as any*/),
                        (v21/*:: as any*/),
                        (v22/*:: as any*/),
                        (v15/*:: as any*/)
                      ],
                      "type": "ConflictError",
                      "abstractKey": null
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "UserError",
              "abstractKey": "__isUserError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlannedCreationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createCluster",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Message",
                "kind": "LinkedField",
                "name": "warnings",
                "plural": true,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "type": "ChangePreview",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InputIssue",
                    "kind": "LinkedField",
                    "name": "issues",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v6/*:: as any*/),
                      (v23/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "InputError",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v6/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v23/*:: as any*/)
                ],
                "type": "RefusedError",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v12/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v23/*:: as any*/)
                ],
                "type": "PlanLimitError",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/)
                ],
                "type": "ConflictError",
                "abstractKey": null
              }
            ],
            "type": "UserError",
            "abstractKey": "__isUserError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "14f14517b067b64f899e89d8e93e45a484bc208782953049ac5fb213af1b86eb",
    "metadata": {},
    "name": "usePlannedCreationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "78babe975e40333533b313f71b783b3d";

export default node;
