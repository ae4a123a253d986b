/**
 * @generated SignedSource<<326ad25bfd72872930dbfbd84531407f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MonthlyPrice_cluster$data = {
  readonly monthlyPrice: {
    readonly amount: string;
  };
  readonly status: ClusterStatus;
  readonly " $fragmentType": "MonthlyPrice_cluster";
};
export type MonthlyPrice_cluster$key = {
  readonly " $data"?: MonthlyPrice_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthlyPrice_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthlyPrice_cluster",
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "479b72288b304c1f7154ac629d3a2368";

export default node;
