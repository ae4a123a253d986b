/**
 * @generated SignedSource<<4ba5bc4195ec9e4edb94510d823d5747>>
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
  readonly replicas: number;
  readonly volumes: ReadonlyArray<{
    readonly __typename: "DeploymentVolume";
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
      "kind": "ScalarField",
      "name": "replicas",
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

(node as any).hash = "903a828dca4863b4871c588cffcbb83e";

export default node;
