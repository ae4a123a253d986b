/**
 * @generated SignedSource<<a4f8f8b4dab90b5135d2fbcbb870bb43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GitopsPanel_account$data = {
  readonly " $fragmentSpreads": FragmentRefs<"GitopsAccount_account">;
  readonly " $fragmentType": "GitopsPanel_account";
};
export type GitopsPanel_account$key = {
  readonly " $data"?: GitopsPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"GitopsPanel_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GitopsPanel_account",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GitopsAccount_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "62b4fbede5be927d4c6be7e05417273d";

export default node;
