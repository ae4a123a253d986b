/**
 * @generated SignedSource<<d8b627fd20b316ad6685358ddea09b24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberStatus = "DISABLED_BY_ADMIN" | "DISABLED_BY_SYSTEM" | "REGISTERED" | "VERIFIED" | "%future added value";
export type Role = "ADMIN" | "DEVELOPER" | "OPERATOR" | "OWNER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberRow_member$data = {
  readonly avatarUrl: string | null | undefined;
  readonly email: string;
  readonly isViewer: boolean;
  readonly joinedAt: string;
  readonly name: string;
  readonly role: Role;
  readonly status: MemberStatus;
  readonly " $fragmentSpreads": FragmentRefs<"MemberMenu_member">;
  readonly " $fragmentType": "MemberRow_member";
};
export type MemberRow_member$key = {
  readonly " $data"?: MemberRow_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberRow_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberRow_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "avatarUrl",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joinedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberMenu_member"
    }
  ],
  "type": "TeamMember",
  "abstractKey": null
};

(node as any).hash = "bf9a7eca31060871ff83d7b26b058347";

export default node;
