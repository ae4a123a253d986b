/**
 * @generated SignedSource<<82a6a60352999e4aaab119aca733e48d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterTabs_cluster$data = {
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"useTabCounts_cluster">;
  readonly " $fragmentType": "ClusterTabs_cluster";
};
export type ClusterTabs_cluster$key = {
  readonly " $data"?: ClusterTabs_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterTabs_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterTabs_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTabCounts_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "0aca4aaa513c0084f989012b953b2c45";

export default node;
