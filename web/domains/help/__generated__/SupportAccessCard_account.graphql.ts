/**
 * @generated SignedSource<<377243b375ea90f186053e6afe38b34a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SupportAccessCard_account$data = {
  readonly supportAccess: {
    readonly isOpen: boolean;
  } | null | undefined;
  readonly " $fragmentType": "SupportAccessCard_account";
};
export type SupportAccessCard_account$key = {
  readonly " $data"?: SupportAccessCard_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupportAccessCard_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SupportAccessCard_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SupportAccess",
      "kind": "LinkedField",
      "name": "supportAccess",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpen",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "a7bc4aaad13e0990fef25f48fded1627";

export default node;
