/**
 * @generated SignedSource<<5f2935ea464b69d64ae9ad84f620abb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeploymentDrift_deployment$data = {
  readonly drift: {
    readonly configuredTag: string | null | undefined;
    readonly runningTag: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "DeploymentDrift_deployment";
};
export type DeploymentDrift_deployment$key = {
  readonly " $data"?: DeploymentDrift_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentDrift_deployment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeploymentDrift_deployment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentDrift",
      "kind": "LinkedField",
      "name": "drift",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runningTag",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "configuredTag",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};

(node as any).hash = "b0e9affe1ef34bb58a7196779159dec4";

export default node;
