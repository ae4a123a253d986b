/**
 * @generated SignedSource<<b69110017f7dbe8f2196479fbd919872>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonActions_cluster$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InstallAddonButton_cluster">;
  readonly " $fragmentType": "AddonActions_cluster";
};
export type AddonActions_cluster$key = {
  readonly " $data"?: AddonActions_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonActions_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonActions_cluster",
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

(node as any).hash = "9678e884133a57a7535c9dc2ccbd1b0b";

export default node;
