/**
 * @generated SignedSource<<aee7cc5a5797849c55274c9568fc8be7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeploymentStatus = "DELETING" | "DEPLOYED" | "DEPLOYING" | "EXPOSING" | "FAILED" | "PENDING" | "RESTARTING" | "SCALING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeploymentHeader_deployment$data = {
  readonly name: string;
  readonly namespace: string;
  readonly source: {
    readonly imageRepository: string;
    readonly imageTag: string;
  };
  readonly status: DeploymentStatus;
  readonly viewerCan: {
    readonly restart: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentAge_deployment" | "DeploymentDrift_deployment" | "DeploymentHost_deployment" | "DeploymentMenu_deployment" | "DeploymentProgress_deployment" | "DeploymentStatusBadge_deployment" | "ReplicaCount_deployment" | "RestartDeploymentDialog_deployment">;
  readonly " $fragmentType": "DeploymentHeader_deployment";
};
export type DeploymentHeader_deployment$key = {
  readonly " $data"?: DeploymentHeader_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentHeader_deployment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeploymentHeader_deployment",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "status",
      "storageKey": null
    },
    {
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
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentPermissions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "restart",
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
                            (v0/*:: as any*/),
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentStatusBadge_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentProgress_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentDrift_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentAge_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentHost_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplicaCount_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeploymentMenu_deployment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestartDeploymentDialog_deployment"
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};
})();

(node as any).hash = "82b959ae26d3ccf94bee1c13b1a93f8a";

export default node;
