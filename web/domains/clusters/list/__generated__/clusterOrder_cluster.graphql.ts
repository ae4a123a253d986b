/**
 * @generated SignedSource<<5a62eda011d37aa582fdf937c1cd8c69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type clusterOrder_cluster$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly location: {
    readonly city: string;
  };
  readonly monthlyPrice: {
    readonly amount: string;
  };
  readonly name: string;
  readonly status: ClusterStatus;
  readonly " $fragmentType": "clusterOrder_cluster";
};
export type clusterOrder_cluster$key = {
  readonly " $data"?: clusterOrder_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"clusterOrder_cluster">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "clusterOrder_cluster"
};

(node as any).hash = "12d9f49503ee13df0552fd09b4f7a5ac";

export default node;
