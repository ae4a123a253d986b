/**
 * @generated SignedSource<<fa3788922a00f162429e9d14c0a21b9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AutoscalerCard_deployment$data = {
  readonly autoscaling: {
    readonly isEnabled: boolean;
    readonly maxReplicas: number;
    readonly minReplicas: number;
    readonly status: {
      readonly cpuPercentage: number | null | undefined;
      readonly currentReplicas: number;
      readonly detail: {
        readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
      } | null | undefined;
      readonly memoryPercentage: number | null | undefined;
    } | null | undefined;
    readonly targetCpuPercentage: number | null | undefined;
    readonly targetMemoryPercentage: number | null | undefined;
  };
  readonly " $fragmentType": "AutoscalerCard_deployment";
};
export type AutoscalerCard_deployment$key = {
  readonly " $data"?: AutoscalerCard_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AutoscalerCard_deployment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AutoscalerCard_deployment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentAutoscaling",
      "kind": "LinkedField",
      "name": "autoscaling",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnabled",
          "storageKey": null
        },
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
          "concreteType": "AutoscalerStatus",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currentReplicas",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cpuPercentage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "memoryPercentage",
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
                  "args": null,
                  "argumentDefinitions": []
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
  "type": "Deployment",
  "abstractKey": null
};

(node as any).hash = "3a0d16a4ae218b97a11fa59269ab35c3";

export default node;
