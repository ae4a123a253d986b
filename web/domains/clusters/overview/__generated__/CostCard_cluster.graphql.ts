/**
 * @generated SignedSource<<61dafd02d017239472335bf02f909a55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CostCard_cluster$data = {
  readonly monthlyPrice: {
    readonly amount: string;
  };
  readonly status: ClusterStatus;
  readonly " $fragmentSpreads": FragmentRefs<"useAttachments_cluster">;
  readonly " $fragmentType": "CostCard_cluster";
};
export type CostCard_cluster$key = {
  readonly " $data"?: CostCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostCard_cluster",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "monthlyPrice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAttachments_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "a07f24600e4cffbf4e248c55879476f9";

export default node;
