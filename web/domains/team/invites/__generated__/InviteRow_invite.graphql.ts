/**
 * @generated SignedSource<<f6fee72cef398b63387fd55009992148>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "DEVELOPER" | "OPERATOR" | "OWNER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InviteRow_invite$data = {
  readonly email: string;
  readonly id: string;
  readonly isExpired: boolean;
  readonly role: Role;
  readonly sentAt: string;
  readonly " $fragmentType": "InviteRow_invite";
};
export type InviteRow_invite$key = {
  readonly " $data"?: InviteRow_invite$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteRow_invite">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteRow_invite",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    }
  ],
  "type": "Invite",
  "abstractKey": null
};

(node as any).hash = "c2cddf766b718050546a606cbd24e004";

export default node;
