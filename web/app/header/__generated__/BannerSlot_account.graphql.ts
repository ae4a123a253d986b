/**
 * @generated SignedSource<<382aa59385702d22d0510945f00dc622>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerSlot_account$data = {
  readonly usage: {
    readonly isOverLimit: boolean;
  } | null | undefined;
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

(node as any).hash = "28b372d074e55cec9ee510e811c91864";

export default node;
