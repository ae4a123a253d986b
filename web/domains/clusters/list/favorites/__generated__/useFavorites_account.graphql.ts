/**
 * @generated SignedSource<<ac19e5e42cb0fe99c43daf771d6c2a3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFavorites_account$data = {
  readonly favoriteClusterIds: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "useFavorites_account";
};
export type useFavorites_account$key = {
  readonly " $data"?: useFavorites_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFavorites_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFavorites_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "favoriteClusterIds",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "3371f6d508667ce7b9e8fac76dad40ef";

export default node;
