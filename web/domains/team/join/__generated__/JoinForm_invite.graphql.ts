/**
 * @generated SignedSource<<d7b4fd65267d0b8cd9811890a70aff66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "DEVELOPER" | "OPERATOR" | "OWNER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JoinForm_invite$data = {
  readonly accountName: string;
  readonly email: string;
  readonly role: Role;
  readonly " $fragmentType": "JoinForm_invite";
};
export type JoinForm_invite$key = {
  readonly " $data"?: JoinForm_invite$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinForm_invite">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinForm_invite",
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
      "name": "accountName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "OpenInvite",
  "abstractKey": null
};

(node as any).hash = "a0588ad6b38584c359e03ba5a1862f45";

export default node;
