/**
 * @generated SignedSource<<929ab1d6b684b940228d4dea747d81d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonCard_cluster$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddonActions_cluster" | "AddonDialog_cluster" | "AddonFailure_cluster">;
  readonly " $fragmentType": "AddonCard_cluster";
};
export type AddonCard_cluster$key = {
  readonly " $data"?: AddonCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonCard_cluster",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonFailure_cluster"
    },
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

(node as any).hash = "e6b921b72078588db6635a860f9aa3ce";

export default node;
