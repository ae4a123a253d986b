/**
 * @generated SignedSource<<821286a7ac5c769110035bab1ae43d11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PoolList_pools$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PoolEditCard_pool">;
  readonly " $fragmentType": "PoolList_pools";
}>;
export type PoolList_pools$key = ReadonlyArray<{
  readonly " $data"?: PoolList_pools$data;
  readonly " $fragmentSpreads": FragmentRefs<"PoolList_pools">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PoolList_pools",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PoolEditCard_pool"
    }
  ],
  "type": "NodePool",
  "abstractKey": null
};

(node as any).hash = "1cec677547570fb5e6fb40a571e6f756";

export default node;
