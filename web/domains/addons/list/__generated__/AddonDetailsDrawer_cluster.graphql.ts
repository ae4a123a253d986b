/**
 * @generated SignedSource<<77cdc33757f79cae7eb6297eaa074314>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonDetailsDrawer_cluster$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddonActions_cluster" | "AddonDialog_cluster">;
  readonly " $fragmentType": "AddonDetailsDrawer_cluster";
};
export type AddonDetailsDrawer_cluster$key = {
  readonly " $data"?: AddonDetailsDrawer_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonDetailsDrawer_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonDetailsDrawer_cluster",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonActions_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonDialog_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "78ebd1d771ac172de3b202142095aaf0";

export default node;
