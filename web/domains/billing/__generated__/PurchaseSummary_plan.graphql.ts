/**
 * @generated SignedSource<<4a97ddf7a17a79943d9979d7cf7e87e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseSummary_plan$data = {
  readonly monthlyPrice: {
    readonly amount: string;
  };
  readonly name: string;
  readonly yearlyPrice: {
    readonly amount: string;
  };
  readonly " $fragmentType": "PurchaseSummary_plan";
};
export type PurchaseSummary_plan$key = {
  readonly " $data"?: PurchaseSummary_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseSummary_plan">;
};

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
  "metadata": null,
  "name": "PurchaseSummary_plan",
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
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
})();

(node as any).hash = "98dccc3c26fdc85a42d5fd76eed2a83b";

export default node;
