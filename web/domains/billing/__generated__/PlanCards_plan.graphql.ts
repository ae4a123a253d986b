/**
 * @generated SignedSource<<4c1d8a4cb9654c2730abfab4c2a3ab6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanCards_plan$data = ReadonlyArray<{
  readonly id: string;
  readonly tier: PlanTier;
  readonly " $fragmentSpreads": FragmentRefs<"PlanCard_plan">;
  readonly " $fragmentType": "PlanCards_plan";
}>;
export type PlanCards_plan$key = ReadonlyArray<{
  readonly " $data"?: PlanCards_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanCards_plan">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PlanCards_plan",
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
      "name": "PlanCard_plan"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "58c944ac93db464f8edf2333fb4f2deb";

export default node;
