/**
 * @generated SignedSource<<54ed5bb5f0844b842c4cea3b05d36015>>
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
    readonly __typename: "DeploymentVolume";
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

(node as any).hash = "80ed6fb862e915f45b2ff8408242fe48";

export default node;
