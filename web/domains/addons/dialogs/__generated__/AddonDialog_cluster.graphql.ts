/**
 * @generated SignedSource<<6bca4642250b4487e750287fb2ca94ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonDialog_cluster$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InstallChainDialog_cluster">;
  readonly " $fragmentType": "AddonDialog_cluster";
};
export type AddonDialog_cluster$key = {
  readonly " $data"?: AddonDialog_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonDialog_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonDialog_cluster",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallChainDialog_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "042e308ace12b93bf2696dff0ac5ea52";

export default node;
