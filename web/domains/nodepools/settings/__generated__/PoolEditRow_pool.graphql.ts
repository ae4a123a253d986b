/**
 * @generated SignedSource<<c0f973c68307954de63b5485a05e4256>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PoolEditRow_pool$data = {
  readonly isRemovable: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PoolState_pool">;
  readonly " $fragmentType": "PoolEditRow_pool";
};
export type PoolEditRow_pool$key = {
  readonly " $data"?: PoolEditRow_pool$data;
  readonly " $fragmentSpreads": FragmentRefs<"PoolEditRow_pool">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PoolEditRow_pool",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRemovable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PoolState_pool"
    }
  ],
  "type": "NodePool",
  "abstractKey": null
};

(node as any).hash = "453048f7568717f12a6fbacdb2bec3ab";

export default node;
