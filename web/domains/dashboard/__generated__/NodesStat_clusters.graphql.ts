/**
 * @generated SignedSource<<5bbae58d3e92a8fb28335780f2a86fb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NodesStat_clusters$data = ReadonlyArray<{
  readonly controlPlaneCount: number;
  readonly status: ClusterStatus;
  readonly workerCount: number;
  readonly " $fragmentType": "NodesStat_clusters";
}>;
export type NodesStat_clusters$key = ReadonlyArray<{
  readonly " $data"?: NodesStat_clusters$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodesStat_clusters">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "NodesStat_clusters",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "controlPlaneCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workerCount",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "ba61b8d81d47f24d733b8008cbcd1e34";

export default node;
