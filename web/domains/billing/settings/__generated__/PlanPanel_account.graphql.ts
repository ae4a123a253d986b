/**
 * @generated SignedSource<<230a8aebb78b5aa2c6d9160fab197a5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanPanel_account$data = {
  readonly extraClusters: {
    readonly " $fragmentSpreads": FragmentRefs<"ExtraClustersCard_extra">;
  } | null | undefined;
  readonly subscription: {
    readonly tier: PlanTier | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PlanOffers_subscription" | "SubscriptionSummary_subscription">;
  } | null | undefined;
  readonly " $fragmentType": "PlanPanel_account";
};
export type PlanPanel_account$key = {
  readonly " $data"?: PlanPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanPanel_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanPanel_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tier",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SubscriptionSummary_subscription"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanOffers_subscription"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExtraClusters",
      "kind": "LinkedField",
      "name": "extraClusters",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExtraClustersCard_extra"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "5cf37e4c7c05736796f274daed081a1b";

export default node;
