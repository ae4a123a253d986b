/**
 * @generated SignedSource<<938ceb3e25d0cf8560082df295118875>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordCard_user$data = {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "PasswordCard_user";
};
export type PasswordCard_user$key = {
  readonly " $data"?: PasswordCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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

(node as any).hash = "2dc728604b92e4934cef298c553e095e";

export default node;
