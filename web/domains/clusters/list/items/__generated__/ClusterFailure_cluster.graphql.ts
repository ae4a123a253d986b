/**
 * @generated SignedSource<<c42401fceec0c3a14d19a92faa543f4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterFailure_cluster$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useClusterTroubles_clusters">;
  readonly " $fragmentType": "ClusterFailure_cluster";
};
export type ClusterFailure_cluster$key = {
  readonly " $data"?: ClusterFailure_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterFailure_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterFailure_cluster",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useClusterTroubles_clusters"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "2cedf5f936666a8866db732bf3aeb9e9";

export default node;
