/**
 * @generated SignedSource<<5839b6a825375cb7a739d7323b2b641c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClusterStatusBadge_cluster$data = {
  readonly status: ClusterStatus;
  readonly " $fragmentType": "ClusterStatusBadge_cluster";
};
export type ClusterStatusBadge_cluster$key = {
  readonly " $data"?: ClusterStatusBadge_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterStatusBadge_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterStatusBadge_cluster",
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

(node as any).hash = "7f4f903a135b4aba0ae48db2a041f12b";

export default node;
