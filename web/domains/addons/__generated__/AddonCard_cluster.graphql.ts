/**
 * @generated SignedSource<<e5ccf85eacbc6984e3df639df7588b0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonCard_cluster$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddonActions_cluster" | "AddonFailure_cluster">;
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "ea376a9e3820d993e32db1acb480eea0";

export default node;
