/**
 * @generated SignedSource<<d04e840b32da0b2698ec79990696dbc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentClusters_clusters$data = ReadonlyArray<{
  readonly id: string;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"RecentClusterRow_cluster">;
  readonly " $fragmentType": "RecentClusters_clusters";
}>;
export type RecentClusters_clusters$key = ReadonlyArray<{
  readonly " $data"?: RecentClusters_clusters$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentClusters_clusters">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RecentClusters_clusters",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecentClusterRow_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "7b10080612761fef5da997430e195205";

export default node;
