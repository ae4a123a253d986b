/**
 * @generated SignedSource<<26bcf3440c837f3a48da51577bd4c269>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NodePoolStatus = "ACTIVE" | "ARCHIVED" | "CHANGED" | "FAILED" | "PENDING" | "REMOVING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PoolState_pool$data = {
  readonly actualCount: number | null | undefined;
  readonly instanceCount: number;
  readonly isAutoscaling: boolean;
  readonly isInSync: boolean | null | undefined;
  readonly maxInstances: number | null | undefined;
  readonly minInstances: number | null | undefined;
  readonly status: NodePoolStatus;
  readonly " $fragmentType": "PoolState_pool";
};
export type PoolState_pool$key = {
  readonly " $data"?: PoolState_pool$data;
  readonly " $fragmentSpreads": FragmentRefs<"PoolState_pool">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PoolState_pool",
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
      "name": "instanceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAutoscaling",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minInstances",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxInstances",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actualCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInSync",
      "storageKey": null
    }
  ],
  "type": "NodePool",
  "abstractKey": null
};

(node as any).hash = "840a86e1754456629f1be372b579fa1c";

export default node;
