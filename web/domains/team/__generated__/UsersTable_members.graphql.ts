/**
 * @generated SignedSource<<90d432e6645ec8644cd2638e422d5d9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsersTable_members$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
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

(node as any).hash = "246476146c3aa7d787f382cdc4e39759";

export default node;
