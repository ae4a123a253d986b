/**
 * @generated SignedSource<<43b1836418932ea83a5d6352766843c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanOffers_plans$data = ReadonlyArray<{
  readonly id: string;
  readonly tier: PlanTier;
  readonly " $fragmentSpreads": FragmentRefs<"PlanOffer_plan">;
  readonly " $fragmentType": "PlanOffers_plans";
}>;
export type PlanOffers_plans$key = ReadonlyArray<{
  readonly " $data"?: PlanOffers_plans$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanOffers_plans">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PlanOffers_plans",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "PlanOffer_plan"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "0c37aa8ae7e2fdf909ce06cd0b91b159";

export default node;
