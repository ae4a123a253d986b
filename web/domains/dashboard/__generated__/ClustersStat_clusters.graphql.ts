/**
 * @generated SignedSource<<cd2bb6e6506054570ceef69107355a17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClustersStat_clusters$data = ReadonlyArray<{
  readonly status: ClusterStatus;
  readonly " $fragmentSpreads": FragmentRefs<"useClusterTroubles_clusters">;
  readonly " $fragmentType": "ClustersStat_clusters";
}>;
export type ClustersStat_clusters$key = ReadonlyArray<{
  readonly " $data"?: ClustersStat_clusters$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClustersStat_clusters">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ClustersStat_clusters",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useClusterTroubles_clusters"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "353d0d4789288de55ed554c9811b1ead";

export default node;
