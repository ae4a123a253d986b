/**
 * @generated SignedSource<<5cef17dad01eb4b6bbaadef70431c83f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PoolList_pools$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PoolEditRow_pool">;
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
      "name": "PoolEditRow_pool"
    }
  ],
  "type": "NodePool",
  "abstractKey": null
};

(node as any).hash = "85a6dcfcca84b5f7445d05aaba9737db";

export default node;
