/**
 * @generated SignedSource<<360fe40a2df4aceacd70ac0d11feb0ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type deploymentVolumeFields_volume$data = {
  readonly mountPath: string;
  readonly size: string;
  readonly storageClass: string | null | undefined;
  readonly " $fragmentType": "deploymentVolumeFields_volume";
};
export type deploymentVolumeFields_volume$key = {
  readonly " $data"?: deploymentVolumeFields_volume$data;
  readonly " $fragmentSpreads": FragmentRefs<"deploymentVolumeFields_volume">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "deploymentVolumeFields_volume",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mountPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storageClass",
      "storageKey": null
    }
  ],
  "type": "DeploymentVolume",
  "abstractKey": null
};

(node as any).hash = "c2e4ee44e05e0b62d244449d442c3a42";

export default node;
