/**
 * @generated SignedSource<<538f2ae1581f86229aa09fd52f7a8cbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanForm_plan$data = ReadonlyArray<{
  readonly isCurrent: boolean;
  readonly tier: PlanTier;
  readonly trialDays: number;
  readonly " $fragmentSpreads": FragmentRefs<"FreePlanStart_plan" | "PlanCards_plan" | "PurchaseSummary_plan">;
  readonly " $fragmentType": "PlanForm_plan";
}>;
export type PlanForm_plan$key = ReadonlyArray<{
  readonly " $data"?: PlanForm_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanForm_plan">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PlanForm_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tier",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "trialDays",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanCards_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PurchaseSummary_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FreePlanStart_plan"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "2fba7fa14f6d2768e26086ecf17f6b6a";

export default node;
