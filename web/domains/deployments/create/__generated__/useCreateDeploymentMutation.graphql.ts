/**
 * @generated SignedSource<<0f74fa180f18e55bebc50750b334a479>>
 * @relayHash 0189084b2f1a089d2b9db65ea80c431a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40045ec6624aa6187866d40aeda00f1322be1052d29391823bf34289d7f5e9b5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AutoUpdateFrequency = "EVERY_10_MINUTES" | "EVERY_24_HOURS" | "EVERY_30_MINUTES" | "EVERY_5_MINUTES" | "EVERY_6_HOURS" | "EVERY_HOUR" | "EVERY_MINUTE" | "%future added value";
export type AutoUpdatePolicy = "ALL" | "CUSTOM" | "LATEST" | "MAJOR" | "MINOR" | "PATCH" | "%future added value";
export type CreateDeploymentInput = {
  autoUpdate?: DeploymentAutoUpdateInput | null | undefined;
  autoscaling?: DeploymentAutoscalingInput | null | undefined;
  clusterId: string;
  dryRun?: boolean | null | undefined;
  exposure?: DeploymentExposureInput | null | undefined;
  healthCheck?: DeploymentHealthCheckInput | null | undefined;
  imageRepository: string;
  imageTag?: string | null | undefined;
  name: string;
  namespace?: string | null | undefined;
  port?: number | null | undefined;
  replicas?: number | null | undefined;
  resources?: DeploymentResourcesInput | null | undefined;
  secrets?: ReadonlyArray<DeploymentSecretInput> | null | undefined;
  servicePort?: number | null | undefined;
  variables?: ReadonlyArray<DeploymentVariableInput> | null | undefined;
  volumes?: ReadonlyArray<DeploymentVolumeInput> | null | undefined;
};
export type DeploymentAutoUpdateInput = {
  customPattern?: string | null | undefined;
  frequency?: AutoUpdateFrequency | null | undefined;
  isEnabled?: boolean | null | undefined;
  policy?: AutoUpdatePolicy | null | undefined;
};
export type DeploymentAutoscalingInput = {
  isEnabled?: boolean | null | undefined;
  maxReplicas?: number | null | undefined;
  minReplicas?: number | null | undefined;
  scaleDownStabilizationSeconds?: number | null | undefined;
  scaleUpStabilizationSeconds?: number | null | undefined;
  targetCpuPercentage?: number | null | undefined;
  targetMemoryPercentage?: number | null | undefined;
};
export type DeploymentExposureInput = {
  hasTls?: boolean | null | undefined;
  hostname?: string | null | undefined;
  ingressClass?: string | null | undefined;
  isEnabled?: boolean | null | undefined;
};
export type DeploymentHealthCheckInput = {
  initialDelaySeconds?: number | null | undefined;
  path: string;
  port?: number | null | undefined;
};
export type DeploymentResourcesInput = {
  cpuLimit?: string | null | undefined;
  cpuRequest?: string | null | undefined;
  memoryLimit?: string | null | undefined;
  memoryRequest?: string | null | undefined;
};
export type DeploymentSecretInput = {
  name: string;
  value?: string | null | undefined;
};
export type DeploymentVariableInput = {
  name: string;
  value: string;
};
export type DeploymentVolumeInput = {
  mountPath: string;
  size?: string | null | undefined;
  storageClass?: string | null | undefined;
};
export type useCreateDeploymentMutation$variables = {
  input: CreateDeploymentInput;
};
export type useCreateDeploymentMutation$data = {
  readonly createDeployment: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
    } | null | undefined;
    readonly payload: {
      readonly deployment: {
        readonly uuid: string;
      };
    } | null | undefined;
  };
};
export type useCreateDeploymentMutation = {
  response: useCreateDeploymentMutation$data;
  variables: useCreateDeploymentMutation$variables;
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
  "name": "uuid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
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
v6 = {
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
      "selections": (v5/*:: as any*/),
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v8 = {
  "alias": "neededPlan",
  "args": null,
  "kind": "ScalarField",
  "name": "plan",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatePaymentUrl",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "plan",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedBy",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedAt",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldChange",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Message",
  "kind": "LinkedField",
  "name": "detail",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateDeploymentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createDeployment",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Deployment",
                  "kind": "LinkedField",
                  "name": "deployment",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "CreateDeploymentPayload",
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
                    (v3/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v6/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "InputIssue",
                          "kind": "LinkedField",
                          "name": "issues",
                          "plural": true,
                          "selections": [
                            (v7/*:: as any*/),
                            (v4/*:: as any*/),
                            (v6/*:: as any*/)
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
                        (v4/*:: as any*/),
                        (v8/*:: as any*/),
                        (v9/*:: as any*/),
                        (v6/*:: as any*/)
                      ],
                      "type": "RefusedError",
                      "abstractKey": null
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v10/*:: as any*/),
                        (v11/*:: as any*/),
                        (v12/*:: as any*/),
                        (v6/*:: as any*/)
                      ],
                      "type": "PlanLimitError",
                      "abstractKey": null
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v13/*:: as any*/),
                        (v14/*:: as any*/),
                        (v15/*:: as any*/),
                        (v6/*:: as any*/)
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
    "name": "useCreateDeploymentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createDeployment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Deployment",
                "kind": "LinkedField",
                "name": "deployment",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CreateDeploymentPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InputIssue",
                    "kind": "LinkedField",
                    "name": "issues",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v4/*:: as any*/),
                      (v16/*:: as any*/)
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
                  (v4/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "type": "RefusedError",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "type": "PlanLimitError",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
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
    "id": "40045ec6624aa6187866d40aeda00f1322be1052d29391823bf34289d7f5e9b5",
    "metadata": {},
    "name": "useCreateDeploymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e60e6683da322a94bac3a85ddf27a38";

export default node;
