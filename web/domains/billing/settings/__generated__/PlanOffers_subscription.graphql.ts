/**
 * @generated SignedSource<<b6964a22a801d621dd4bc9e425ba8ecb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillingInterval = "MONTHLY" | "YEARLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanOffers_subscription$data = {
  readonly interval: BillingInterval | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PlanOffer_subscription">;
  readonly " $fragmentType": "PlanOffers_subscription";
};
export type PlanOffers_subscription$key = {
  readonly " $data"?: PlanOffers_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanOffers_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanOffers_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interval",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanOffer_subscription"
    }
  ],
  "type": "AccountSubscription",
  "abstractKey": null
};

(node as any).hash = "75e3c09898bcbadd2517b5b1e9708bb8";

export default node;
