/**
 * @generated SignedSource<<1b58cfc9abc0457904a53b318111aff0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerSlot_account$data = {
  readonly deletionAt: string | null | undefined;
  readonly usage: {
    readonly isOverLimit: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SupportBanner_account">;
  readonly " $fragmentType": "BannerSlot_account";
};
export type BannerSlot_account$key = {
  readonly " $data"?: BannerSlot_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerSlot_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerSlot_account",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SupportBanner_account"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletionAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountUsage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOverLimit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "d81a7a45e6fce67f9acbd1bb2785b565";

export default node;
