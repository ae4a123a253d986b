/**
 * @generated SignedSource<<95e44435a755c691068d919d9993261e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type clusterEvent_cluster$data = {
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  } | null | undefined;
  readonly id: string;
  readonly progress: number | null | undefined;
  readonly status: ClusterStatus;
  readonly uuid: string;
  readonly viewerCan: {
    readonly archive: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly delete: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly editManifests: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly editNodePools: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly manageNodes: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly retry: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly syncNodePools: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly unarchive: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly update: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentType": "clusterEvent_cluster";
};
export type clusterEvent_cluster$key = {
  readonly " $data"?: clusterEvent_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"clusterEvent_cluster">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "clusterEvent_cluster"
};

(node as any).hash = "147c9e70c34c47e1b3d608b6122cddc3";

export default node;
