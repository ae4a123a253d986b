/**
 * @generated SignedSource<<d47fe360c3bfc119eab2fd65f341181b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberStatus = "DISABLED_BY_ADMIN" | "DISABLED_BY_SYSTEM" | "REGISTERED" | "VERIFIED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UsersTable_members$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly status: MemberStatus;
    readonly " $fragmentSpreads": FragmentRefs<"MemberRow_member">;
  };
  readonly " $fragmentType": "UsersTable_members";
}>;
export type UsersTable_members$key = ReadonlyArray<{
  readonly " $data"?: UsersTable_members$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsersTable_members">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "UsersTable_members",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamMember",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
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
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MemberRow_member"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TeamMemberEdge",
  "abstractKey": null
};

(node as any).hash = "eef905b2b52b0fd8819c08c6390accbb";

export default node;
