/**
 * @generated SignedSource<<b8f3f86cc46ab3a163bb64ccf1d6ff9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NodePoolStatus = "ACTIVE" | "ARCHIVED" | "CHANGED" | "FAILED" | "PENDING" | "REMOVING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SyncCard_cluster$data = {
  readonly id: string;
  readonly nodePools: ReadonlyArray<{
    readonly actualCount: number | null | undefined;
    readonly instanceCount: number;
    readonly isAutoscaling: boolean;
    readonly isInSync: boolean | null | undefined;
    readonly name: string;
    readonly status: NodePoolStatus;
  }>;
  readonly progressMessage: string | null | undefined;
  readonly removedNodePools: ReadonlyArray<{
    readonly actualCount: number | null | undefined;
    readonly name: string;
  }> | null | undefined;
  readonly syncNodePools: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly " $fragmentType": "SyncCard_cluster";
};
export type SyncCard_cluster$key = {
  readonly " $data"?: SyncCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"SyncCard_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "actualCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SyncCard_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progressMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActionState",
      "kind": "LinkedField",
      "name": "syncNodePools",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useActionReason_state",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NodePool",
      "kind": "LinkedField",
      "name": "nodePools",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
          "name": "isInSync",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NodePool",
      "kind": "LinkedField",
      "name": "removedNodePools",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "668761f56aec719223293d209fb30d2a";

export default node;
