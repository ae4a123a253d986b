/**
 * @generated SignedSource<<30dd9edd77a22368738c22eae9e94ca7>>
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
    readonly unprotect: {
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

(node as any).hash = "f76d86a6ea4fb25a46c97eae95b77651";

export default node;
