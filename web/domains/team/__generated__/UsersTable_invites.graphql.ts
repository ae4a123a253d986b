/**
 * @generated SignedSource<<6e54bd933abb585fd7b55ea45cd267c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsersTable_invites$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"InviteRow_invite">;
  };
  readonly " $fragmentType": "UsersTable_invites";
}>;
export type UsersTable_invites$key = ReadonlyArray<{
  readonly " $data"?: UsersTable_invites$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsersTable_invites">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "UsersTable_invites",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invite",
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
          "name": "InviteRow_invite"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InviteEdge",
  "abstractKey": null
};

(node as any).hash = "c61e0aae869c4f7423be5504a470f7e9";

export default node;
