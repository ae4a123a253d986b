/**
 * @generated SignedSource<<2a170a5abe6aacf81ab5ec8a8ab8098e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClusterFailure_cluster$data = {
  readonly progressMessage: string | null | undefined;
  readonly status: ClusterStatus;
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
      "name": "progressMessage",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "82b6490fe42fb56b7ee015d2e3564620";

export default node;
