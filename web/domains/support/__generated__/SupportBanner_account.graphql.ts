/**
 * @generated SignedSource<<3b0d38ad38d9485264ba4e1c88064bf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SupportBanner_account$data = {
  readonly supportAccess: {
    readonly endsAt: string | null | undefined;
    readonly isInside: boolean;
    readonly isOpen: boolean;
  } | null | undefined;
  readonly " $fragmentType": "SupportBanner_account";
};
export type SupportBanner_account$key = {
  readonly " $data"?: SupportBanner_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupportBanner_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SupportBanner_account",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInside",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "7bec10d43b3bce3e02c305f132299751";

export default node;
