/**
 * @generated SignedSource<<1af868226c3bfbcd86f434887b0540fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClusterProgress_cluster$data = {
  readonly name: string;
  readonly progress: number | null | undefined;
  readonly progressMessage: string | null | undefined;
  readonly status: ClusterStatus;
  readonly " $fragmentType": "ClusterProgress_cluster";
};
export type ClusterProgress_cluster$key = {
  readonly " $data"?: ClusterProgress_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterProgress_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterProgress_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progressMessage",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "1bd88d8e12065e9473d36e792a1f51af";

export default node;
