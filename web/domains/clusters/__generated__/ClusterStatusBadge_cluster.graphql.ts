/**
 * @generated SignedSource<<ff413c7f55fc9f50f923ab1c5fc0b1a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
export type HealthLevel = "CRITICAL" | "HEALTHY" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClusterStatusBadge_cluster$data = {
  readonly healthSummary: {
    readonly level: HealthLevel;
    readonly " $fragmentSpreads": FragmentRefs<"healthSummaryFields_summary">;
  } | null | undefined;
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
      "concreteType": "HealthSummary",
      "kind": "LinkedField",
      "name": "healthSummary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "healthSummaryFields_summary"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "202bd77fa6019b804de5d0b585e8e951";

export default node;
