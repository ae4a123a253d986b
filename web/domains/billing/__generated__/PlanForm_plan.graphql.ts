/**
 * @generated SignedSource<<4a4bba880bfe45876dc7f89fb33913e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanForm_plan$data = ReadonlyArray<{
  readonly tier: PlanTier;
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

(node as any).hash = "c3410961bedadf43e1793d25a08a5eec";

export default node;
