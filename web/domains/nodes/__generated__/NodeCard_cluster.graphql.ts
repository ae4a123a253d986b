/**
 * @generated SignedSource<<612a8764a1eb2e1fa39b3bcf9dd8c4a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodeCard_cluster$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NodeActions_cluster">;
  readonly " $fragmentType": "NodeCard_cluster";
};
export type NodeCard_cluster$key = {
  readonly " $data"?: NodeCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodeCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NodeCard_cluster",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NodeActions_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "5f6c3e8ee4192067c8043dbbd59a06a6";

export default node;
