/**
 * @generated SignedSource<<522fa532c3d2ac057c579c884a8e530c>>
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

(node as any).hash = "8abe382d1091b22768199e13f57c7fa9";

export default node;
