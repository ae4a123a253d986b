/**
 * @generated SignedSource<<5bf458bec2732d1e3f1e5fb6d2a16d70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFavorites_user$data = {
  readonly favoriteClusterIds: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "useFavorites_user";
};
export type useFavorites_user$key = {
  readonly " $data"?: useFavorites_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFavorites_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFavorites_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "favoriteClusterIds",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "005d981158f3fb4c8812e6dba0381149";

export default node;
