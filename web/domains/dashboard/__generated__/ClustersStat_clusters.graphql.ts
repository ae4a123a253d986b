/**
 * @generated SignedSource<<5c84dfcaaf4f1937037e51ed22fedbbd>>
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "caaf13c329b530da5767935318c7e38e";

export default node;
