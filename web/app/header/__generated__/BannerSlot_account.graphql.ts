/**
 * @generated SignedSource<<aee6b23b14bf965911b5c082b86009ab>>
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
    readonly " $fragmentSpreads": FragmentRefs<"OverLimitBanner_usage">;
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OverLimitBanner_usage"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "7fd495f6688fe051b358fb62a586f1d2";

export default node;
