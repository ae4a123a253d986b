/**
 * @generated SignedSource<<542b686355e31109f5bc49f2cb64e350>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplicaCount_deployment$data = {
  readonly autoscaling: {
    readonly isEnabled: boolean;
    readonly maxReplicas: number;
    readonly minReplicas: number;
  };
  readonly rollout: {
    readonly ready: number | null | undefined;
    readonly wanted: number;
  };
  readonly " $fragmentType": "ReplicaCount_deployment";
};
export type ReplicaCount_deployment$key = {
  readonly " $data"?: ReplicaCount_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplicaCount_deployment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplicaCount_deployment",
  "selections": [
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
          "name": "ready",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};

(node as any).hash = "3d685dec040d655b97d0947bae6e8d50";

export default node;
