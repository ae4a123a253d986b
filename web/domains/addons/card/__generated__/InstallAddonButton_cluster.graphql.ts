/**
 * @generated SignedSource<<5b27644f822e3b8e8bf12a7a5051c038>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallAddonButton_cluster$data = {
  readonly id: string;
  readonly rev: string;
  readonly " $fragmentType": "InstallAddonButton_cluster";
};
export type InstallAddonButton_cluster$key = {
  readonly " $data"?: InstallAddonButton_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallAddonButton_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallAddonButton_cluster",
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
      "name": "rev",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "7f64f4b8511624bf3eed1857f5fb00e3";

export default node;
