/**
 * @generated SignedSource<<1226ada51029dc28664087644c7665c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterList_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useFavorites_user">;
  readonly " $fragmentType": "ClusterList_user";
};
export type ClusterList_user$key = {
  readonly " $data"?: ClusterList_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterList_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterList_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFavorites_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a5a1617f4141b1100153a19e81d46788";

export default node;
