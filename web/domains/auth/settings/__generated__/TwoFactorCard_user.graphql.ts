/**
 * @generated SignedSource<<cc7529aa9d4a7c5c6301775639a3e44d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoFactorCard_user$data = {
  readonly hasPassword: boolean;
  readonly hasTwoFactor: boolean;
  readonly " $fragmentType": "TwoFactorCard_user";
};
export type TwoFactorCard_user$key = {
  readonly " $data"?: TwoFactorCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoFactorCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoFactorCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasTwoFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "27c3fad6eec9f5903dee01597fa48d93";

export default node;
