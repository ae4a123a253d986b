/**
 * @generated SignedSource<<f41b0eae52e77ea20fa29e2effe3495f>>
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
  readonly name: string;
  readonly yearlyPrice: {
    readonly amount: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PlanOffers_plans">;
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
      "name": "PlanOffers_plans"
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
})();

(node as any).hash = "f153909582e3fa93b7acdb94b48adf18";

export default node;
