/**
 * @generated SignedSource<<e43c45e97a8c8b5192a1a4950b995aa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useBulkClusters_cluster$data = {
  readonly controlPlaneCount: number;
  readonly id: string;
  readonly infrastructurePrice: {
    readonly amount: string;
  };
  readonly name: string;
  readonly serverCount: number;
  readonly status: ClusterStatus;
  readonly viewerCan: {
    readonly archive: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly delete: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly protect: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly unarchive: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly workerCount: number;
  readonly " $fragmentType": "useBulkClusters_cluster";
};
export type useBulkClusters_cluster$key = {
  readonly " $data"?: useBulkClusters_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBulkClusters_cluster">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useBulkClusters_cluster"
};

(node as any).hash = "41e11d5d890ba7af6b0cc371654e5845";

export default node;
