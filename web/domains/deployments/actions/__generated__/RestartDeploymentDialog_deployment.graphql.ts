/**
 * @generated SignedSource<<238216ff28bb225c06f0a992e8a7b232>>
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
    readonly __typename: "DeploymentVolume";
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};

(node as any).hash = "1260dc8a54359aef1715b58277b1bcee";

export default node;
