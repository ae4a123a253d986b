/**
 * @generated SignedSource<<f3d2badf30bee6221aa95d25bcb91ce5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanPanel_plans$data = ReadonlyArray<{
  readonly id: string;
  readonly isCurrent: boolean;
  readonly monthlyPrice: {
    readonly amount: string;
  };
  readonly name: string;
  readonly tier: PlanTier;
  readonly " $fragmentSpreads": FragmentRefs<"PlanOffer_plan">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "PlanOffer_plan"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "6561255a3577535f750f9c014c0f1196";

export default node;
