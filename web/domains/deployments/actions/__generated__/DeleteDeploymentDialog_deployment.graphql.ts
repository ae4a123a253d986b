/**
 * @generated SignedSource<<df3a7a3e00680d81d5dfa42adfb7d6bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteDeploymentDialog_deployment$data = {
  readonly id: string;
  readonly name: string;
  readonly volumes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"deploymentVolumeFields_volume">;
  }>;
  readonly " $fragmentType": "DeleteDeploymentDialog_deployment";
};
export type DeleteDeploymentDialog_deployment$key = {
  readonly " $data"?: DeleteDeploymentDialog_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteDeploymentDialog_deployment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteDeploymentDialog_deployment",
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

(node as any).hash = "77727218478cb0809e8dbd27c9928ff7";

export default node;
