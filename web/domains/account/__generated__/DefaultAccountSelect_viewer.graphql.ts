/**
 * @generated SignedSource<<7e5f78934838a8c380db5fc261cb3a12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DefaultAccountSelect_viewer$data = {
  readonly memberships: ReadonlyArray<{
    readonly accountId: string;
    readonly name: string;
  }>;
  readonly user: {
    readonly defaultAccountId: string | null | undefined;
  };
  readonly " $fragmentType": "DefaultAccountSelect_viewer";
};
export type DefaultAccountSelect_viewer$key = {
  readonly " $data"?: DefaultAccountSelect_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DefaultAccountSelect_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DefaultAccountSelect_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Membership",
      "kind": "LinkedField",
      "name": "memberships",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultAccountId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "dc0a082c7008004ab3287e120906fe4b";

export default node;
