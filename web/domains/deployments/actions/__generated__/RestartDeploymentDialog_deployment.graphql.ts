/**
 * @generated SignedSource<<8d9f4c49a7bc6054dfdb3608f9b0ad05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RestartDeploymentDialog_deployment$data = {
  readonly id: string;
  readonly name: string;
  readonly replicas: number;
  readonly volumes: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"deploymentVolumeFields_volume">;
  }>;
  readonly " $fragmentType": "RestartDeploymentDialog_deployment";
};
export type RestartDeploymentDialog_deployment$key = {
  readonly " $data"?: RestartDeploymentDialog_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestartDeploymentDialog_deployment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestartDeploymentDialog_deployment",
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
      "kind": "ScalarField",
      "name": "replicas",
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

(node as any).hash = "0a2ccbf637688537f35d56513f766fa1";

export default node;
