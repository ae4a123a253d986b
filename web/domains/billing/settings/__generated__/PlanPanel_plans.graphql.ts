/**
 * @generated SignedSource<<aed89302975bdc7bf9df54a7e5c4b681>>
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
  readonly yearlyPrice: {
    readonly amount: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PlanOffer_plan">;
  readonly " $fragmentType": "PlanPanel_plans";
}>;
export type PlanPanel_plans$key = ReadonlyArray<{
  readonly " $data"?: PlanPanel_plans$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanPanel_plans">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "yearlyPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "922eaa8d94a0377ee2d5c43b3a615747";

export default node;
