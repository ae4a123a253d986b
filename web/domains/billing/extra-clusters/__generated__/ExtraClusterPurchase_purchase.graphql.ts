/**
 * @generated SignedSource<<c8210e2d38b22bcb0c971de463145916>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingInterval = "MONTHLY" | "YEARLY" | "%future added value";
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "INACTIVE" | "PAST_DUE" | "PAUSED" | "TRIALING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExtraClusterPurchase_purchase$data = {
  readonly endsAt: string | null | undefined;
  readonly interval: BillingInterval;
  readonly purchaseId: string;
  readonly quantity: number;
  readonly renewsAt: string | null | undefined;
  readonly status: SubscriptionStatus;
  readonly " $fragmentType": "ExtraClusterPurchase_purchase";
};
export type ExtraClusterPurchase_purchase$key = {
  readonly " $data"?: ExtraClusterPurchase_purchase$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExtraClusterPurchase_purchase">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExtraClusterPurchase_purchase",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "purchaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "type": "ExtraClusterPurchase",
  "abstractKey": null
};

(node as any).hash = "7a37ad4a35c0bfafe40f43d22c284452";

export default node;
