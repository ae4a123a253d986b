/**
 * @generated SignedSource<<7e7155b27a17c1144667cdf926e5cfd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type clusterEvent_cluster$data = {
  readonly archive: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly delete: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  } | null | undefined;
  readonly editNodePools: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly id: string;
  readonly progress: number | null | undefined;
  readonly retry: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly status: ClusterStatus;
  readonly syncNodePools: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly unarchive: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly update: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly uuid: string;
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

(node as any).hash = "37c000b39a3c77774bb8a12317e38ea7";

export default node;
