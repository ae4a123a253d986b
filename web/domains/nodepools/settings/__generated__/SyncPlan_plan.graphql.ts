/**
 * @generated SignedSource<<2247ef8a1403f96a2ec22fdba48bcb90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SyncPlan_plan$data = {
  readonly scaleDown: ReadonlyArray<{
    readonly count: number;
    readonly name: string;
    readonly servers: ReadonlyArray<string>;
  }>;
  readonly scaleUp: ReadonlyArray<{
    readonly count: number;
    readonly name: string;
    readonly servers: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "SyncPlan_plan";
};
export type SyncPlan_plan$key = {
  readonly " $data"?: SyncPlan_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"SyncPlan_plan">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "servers",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SyncPlan_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ScaledPool",
      "kind": "LinkedField",
      "name": "scaleUp",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScaledPool",
      "kind": "LinkedField",
      "name": "scaleDown",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SyncNodePoolsPayload",
  "abstractKey": null
};
})();

(node as any).hash = "b499130812ce692391dc1f82a9096a2c";

export default node;
