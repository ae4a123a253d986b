/**
 * @generated SignedSource<<f3ba44a600125af139ad394378c637bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PoolEditCard_pool$data = {
  readonly isRemovable: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PoolState_pool">;
  readonly " $fragmentType": "PoolEditCard_pool";
};
export type PoolEditCard_pool$key = {
  readonly " $data"?: PoolEditCard_pool$data;
  readonly " $fragmentSpreads": FragmentRefs<"PoolEditCard_pool">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PoolEditCard_pool",
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

(node as any).hash = "34aad8cf387ad7ebe2c30efa7b67bb42";

export default node;
