/**
 * @generated SignedSource<<c96aa23c591b5f391459e13d629e3a9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkerCount_cluster$data = {
  readonly controlPlaneCount: number;
  readonly serverCount: number;
  readonly status: ClusterStatus;
  readonly workerCount: number;
  readonly " $fragmentType": "WorkerCount_cluster";
};
export type WorkerCount_cluster$key = {
  readonly " $data"?: WorkerCount_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkerCount_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkerCount_cluster",
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

(node as any).hash = "6e36a92612e1dcb7f82095f2326710e6";

export default node;
