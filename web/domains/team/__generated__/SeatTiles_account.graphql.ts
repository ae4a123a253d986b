/**
 * @generated SignedSource<<2099a4be5d99775b68713397acd1fb5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeatTiles_account$data = {
  readonly invites: {
    readonly nodes: ReadonlyArray<{
      readonly isExpired: boolean;
    }>;
  } | null | undefined;
  readonly members: {
    readonly totalCount: number;
  } | null | undefined;
  readonly seats: {
    readonly limit: number;
    readonly used: number;
  } | null | undefined;
  readonly " $fragmentType": "SeatTiles_account";
};
export type SeatTiles_account$key = {
  readonly " $data"?: SeatTiles_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatTiles_account">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatTiles_account",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "TeamMemberConnection",
      "kind": "LinkedField",
      "name": "members",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "members(first:100)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "InviteConnection",
      "kind": "LinkedField",
      "name": "invites",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invite",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isExpired",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "invites(first:100)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seats",
      "kind": "LinkedField",
      "name": "seats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "used",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "96aa49fc98b73383fef5f2b76fadeaf4";

export default node;
