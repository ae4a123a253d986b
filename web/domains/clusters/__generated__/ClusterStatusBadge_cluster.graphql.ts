/**
 * @generated SignedSource<<ba08abcef4838997146a7779f370a518>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClusterStatusBadge_cluster$data = {
  readonly rev: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rev",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "d2c900bf8cd1c8fe76cc45dc68e3ace1";

export default node;
