/**
 * @generated SignedSource<<11dd5a96c4b555e25bce950321366bb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScaleDeploymentDialog_deployment$data = {
  readonly autoscaling: {
    readonly isEnabled: boolean;
  };
  readonly id: string;
  readonly name: string;
  readonly rollout: {
    readonly wanted: number;
  };
  readonly volumes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"deploymentVolumeFields_volume">;
  }>;
  readonly " $fragmentType": "ScaleDeploymentDialog_deployment";
};
export type ScaleDeploymentDialog_deployment$key = {
  readonly " $data"?: ScaleDeploymentDialog_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScaleDeploymentDialog_deployment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScaleDeploymentDialog_deployment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "concreteType": "DeploymentRollout",
      "kind": "LinkedField",
      "name": "rollout",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wanted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentVolume",
      "kind": "LinkedField",
      "name": "volumes",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "deploymentVolumeFields_volume"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};

(node as any).hash = "8e44199a74a099ae73afaf8acc6bbf5c";

export default node;
