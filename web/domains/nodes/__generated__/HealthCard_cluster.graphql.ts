/**
 * @generated SignedSource<<cbd35f5a9d2fa06a754c408711290afe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HealthCard_cluster$data = {
  readonly health: {
    readonly isEstimate: boolean;
    readonly nodesTotal: number;
    readonly updatedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"HealthEstimate_health" | "HealthFigures_health">;
  } | null | undefined;
  readonly status: ClusterStatus;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"HealthReasons_cluster">;
  readonly " $fragmentType": "HealthCard_cluster";
};
export type HealthCard_cluster$key = {
  readonly " $data"?: HealthCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"HealthCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HealthCard_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "HealthReasons_cluster"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClusterHealth",
      "kind": "LinkedField",
      "name": "health",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEstimate",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nodesTotal",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HealthEstimate_health"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HealthFigures_health"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "b8a87df5144a0c596df2fad878f36578";

export default node;
