/**
 * @generated SignedSource<<b8e8641ffbdd2ae73be5d28b8d2b7552>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallAddonButton_cluster$data = {
  readonly id: string;
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "76cb07124170f6c9fa864da86acc1d25";

export default node;
