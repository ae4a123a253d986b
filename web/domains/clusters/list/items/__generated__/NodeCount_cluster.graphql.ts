/**
 * @generated SignedSource<<79edbdc6ea7b916a685a2c99da34cf10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NodeCount_cluster$data = {
  readonly controlPlaneCount: number;
  readonly serverCount: number;
  readonly status: ClusterStatus;
  readonly workerCount: number;
  readonly " $fragmentType": "NodeCount_cluster";
};
export type NodeCount_cluster$key = {
  readonly " $data"?: NodeCount_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodeCount_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NodeCount_cluster",
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
      "name": "serverCount",
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

(node as any).hash = "7fbaf58f9fbe2c8aba2860413ac6750b";

export default node;
