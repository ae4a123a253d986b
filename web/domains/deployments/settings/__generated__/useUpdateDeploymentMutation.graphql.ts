/**
 * @generated SignedSource<<792ca42a6bc6a5a84058f115f847f374>>
 * @relayHash e0746e3006fb270c0d1ee8a2bf909da4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c0d9a44d43ff36c5a94a679281c68e7cbc53fb4ab856aab9129a194fc93184d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AutoUpdateFrequency = "EVERY_10_MINUTES" | "EVERY_24_HOURS" | "EVERY_30_MINUTES" | "EVERY_5_MINUTES" | "EVERY_6_HOURS" | "EVERY_HOUR" | "EVERY_MINUTE" | "%future added value";
export type AutoUpdatePolicy = "ALL" | "CUSTOM" | "LATEST" | "MAJOR" | "MINOR" | "PATCH" | "%future added value";
export type VolumeDisposal = "DELETE" | "KEEP" | "%future added value";
export type UpdateDeploymentInput = {
  autoUpdate?: DeploymentAutoUpdateInput | null | undefined;
  autoscaling?: DeploymentAutoscalingInput | null | undefined;
  dryRun?: boolean | null | undefined;
  exposure?: DeploymentExposureInput | null | undefined;
  healthCheck?: DeploymentHealthCheckInput | null | undefined;
  id: string;
  imageRepository?: string | null | undefined;
  imageTag?: string | null | undefined;
  port?: number | null | undefined;
  removedVolumes?: VolumeDisposal | null | undefined;
  replicas?: number | null | undefined;
  resources?: DeploymentResourcesInput | null | undefined;
  revision?: number | null | undefined;
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
export type useUpdateDeploymentMutation$variables = {
  input: UpdateDeploymentInput;
};
export type useUpdateDeploymentMutation$data = {
  readonly updateDeployment: {
    readonly conflict: {
      readonly latest: {
        readonly " $fragmentSpreads": FragmentRefs<"useDeploymentSettings_deployment">;
      } | null | undefined;
    } | null | undefined;
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
    } | null | undefined;
    readonly preview: {
      readonly " $fragmentSpreads": FragmentRefs<"changePreview_preview">;
    } | null | undefined;
    readonly updated: {
      readonly deployment: {
        readonly " $fragmentSpreads": FragmentRefs<"KeptVolumes_deployment" | "useDeploymentSettings_deployment">;
      };
    } | null | undefined;
  };
};
export type useUpdateDeploymentMutation = {
  response: useUpdateDeploymentMutation$data;
  variables: useUpdateDeploymentMutation$variables;
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
  "args": null,
  "kind": "FragmentSpread",
  "name": "useDeploymentSettings_deployment"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldChange",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
],
v10 = [
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "MessageParam",
    "kind": "LinkedField",
    "name": "params",
    "plural": true,
    "selections": (v9/*:: as any*/),
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
v11 = {
  "kind": "InlineDataFragmentSpread",
  "name": "MessageText_message",
  "selections": (v10/*:: as any*/),
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v12 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "monthlyPriceBefore",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "monthlyPriceAfter",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "QuotaEffect",
  "kind": "LinkedField",
  "name": "quota",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Message",
  "kind": "LinkedField",
  "name": "detail",
  "plural": false,
  "selections": [
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": "neededPlan",
  "args": null,
  "kind": "ScalarField",
  "name": "plan",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatePaymentUrl",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "plan",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedBy",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedAt",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldChange",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "namespace",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "DeploymentSource",
  "kind": "LinkedField",
  "name": "source",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageRepository",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageTag",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "port",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "servicePort",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "replicas",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "DeploymentVariable",
  "kind": "LinkedField",
  "name": "variables",
  "plural": true,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secretNames",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "size",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "DeploymentVolume",
  "kind": "LinkedField",
  "name": "volumes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mountPath",
      "storageKey": null
    },
    (v35/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storageClass",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEnabled",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "concreteType": "DeploymentExposure",
  "kind": "LinkedField",
  "name": "exposure",
  "plural": false,
  "selections": [
    (v37/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hostname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ingressClass",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasTls",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "DeploymentResources",
  "kind": "LinkedField",
  "name": "resources",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cpuRequest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoryRequest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cpuLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoryLimit",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "DeploymentHealthCheck",
  "kind": "LinkedField",
  "name": "healthCheck",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v30/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initialDelaySeconds",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "concreteType": "DeploymentAutoUpdate",
  "kind": "LinkedField",
  "name": "autoUpdate",
  "plural": false,
  "selections": [
    (v37/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "policy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customPattern",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frequency",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "concreteType": "DeploymentAutoscaling",
  "kind": "LinkedField",
  "name": "autoscaling",
  "plural": false,
  "selections": [
    (v37/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minReplicas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxReplicas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetCpuPercentage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetMemoryPercentage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scaleDownStabilizationSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scaleUpStabilizationSeconds",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "concreteType": "Message",
  "kind": "LinkedField",
  "name": "detail",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateDeploymentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateDeployment",
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
                    (v2/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "KeptVolumes_deployment"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "UpdateDeploymentPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "updated"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "changePreview_preview",
                  "selections": [
                    (v6/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Message",
                      "kind": "LinkedField",
                      "name": "warnings",
                      "plural": true,
                      "selections": [
                        (v7/*:: as any*/),
                        (v11/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    (v13/*:: as any*/),
                    (v14/*:: as any*/),
                    (v16/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "ChangePreview",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "preview"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "latest",
                  "args": null,
                  "concreteType": "Deployment",
                  "kind": "LinkedField",
                  "name": "currentDeployment",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "ConflictError",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "conflict"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutationError_error",
                  "selections": [
                    (v17/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v18/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "InputIssue",
                          "kind": "LinkedField",
                          "name": "issues",
                          "plural": true,
                          "selections": [
                            (v3/*:: as any*/),
                            (v7/*:: as any*/),
                            (v18/*:: as any*/)
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
                        (v7/*:: as any*/),
                        (v19/*:: as any*/),
                        (v20/*:: as any*/),
                        (v18/*:: as any*/)
                      ],
                      "type": "RefusedError",
                      "abstractKey": null
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v15/*:: as any*/),
                        (v21/*:: as any*/),
                        (v22/*:: as any*/),
                        (v18/*:: as any*/)
                      ],
                      "type": "PlanLimitError",
                      "abstractKey": null
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v23/*:: as any*/),
                        (v24/*:: as any*/),
                        (v25/*:: as any*/),
                        (v18/*:: as any*/)
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
    "name": "useUpdateDeploymentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateDeployment",
        "plural": false,
        "selections": [
          (v17/*:: as any*/),
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
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v8/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v36/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "KeptVolume",
                    "kind": "LinkedField",
                    "name": "keptVolumes",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      (v35/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "monthlyPrice",
                        "plural": false,
                        "selections": (v12/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateDeploymentPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Message",
                "kind": "LinkedField",
                "name": "warnings",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "type": "ChangePreview",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "latest",
                "args": null,
                "concreteType": "Deployment",
                "kind": "LinkedField",
                "name": "currentDeployment",
                "plural": false,
                "selections": [
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v8/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v36/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ConflictError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v43/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InputIssue",
                    "kind": "LinkedField",
                    "name": "issues",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v7/*:: as any*/),
                      (v43/*:: as any*/)
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
                  (v7/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v43/*:: as any*/)
                ],
                "type": "RefusedError",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v15/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v43/*:: as any*/)
                ],
                "type": "PlanLimitError",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v43/*:: as any*/)
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
    "id": "3c0d9a44d43ff36c5a94a679281c68e7cbc53fb4ab856aab9129a194fc93184d",
    "metadata": {},
    "name": "useUpdateDeploymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8c01d81e91ce9e538044bc63b6d0cee4";

export default node;
