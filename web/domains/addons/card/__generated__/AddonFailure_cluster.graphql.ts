/**
 * @generated SignedSource<<c049d415e55f13b8182a293ede0a4da3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonFailure_cluster$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InstallAddonButton_cluster">;
  readonly " $fragmentType": "AddonFailure_cluster";
};
export type AddonFailure_cluster$key = {
  readonly " $data"?: AddonFailure_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonFailure_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonFailure_cluster",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallAddonButton_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "ea0775a9cae3a96a0968dc9ddc54d11c";

export default node;
