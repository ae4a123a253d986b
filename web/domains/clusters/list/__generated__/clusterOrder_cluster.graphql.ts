/**
 * @generated SignedSource<<075ae0183f49b023a53c6d44202f9e25>>
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
  readonly labels: ReadonlyArray<string>;
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

(node as any).hash = "12d978d1172a1d59ebcb239890ba55d2";

export default node;
