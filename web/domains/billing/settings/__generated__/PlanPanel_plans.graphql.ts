/**
 * @generated SignedSource<<4b903a8110546535a7fc7a71cab953bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanPanel_plans$data = ReadonlyArray<{
  readonly isCurrent: boolean;
  readonly monthlyPrice: {
    readonly amount: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PlanOffers_plans" | "SubscriptionSummary_plans">;
  readonly " $fragmentType": "PlanPanel_plans";
}>;
export type PlanPanel_plans$key = ReadonlyArray<{
  readonly " $data"?: PlanPanel_plans$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanPanel_plans">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PlanPanel_plans",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "monthlyPrice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubscriptionSummary_plans"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanOffers_plans"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "84c7542ecbdd6f42038ee2895dce39ce";

export default node;
