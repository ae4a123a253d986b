/**
 * @generated SignedSource<<127f807712784cca38eaced1e68aa732>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExtraClustersCard_extra$data = {
  readonly activeClusters: number;
  readonly baseMaxClusters: number;
  readonly extraClusters: number;
  readonly monthlyPrice: {
    readonly amount: string;
  };
  readonly purchases: ReadonlyArray<{
    readonly purchaseId: string;
    readonly " $fragmentSpreads": FragmentRefs<"ExtraClusterPurchase_purchase">;
  }>;
  readonly totalMaxClusters: number;
  readonly yearlyPrice: {
    readonly amount: string;
  };
  readonly " $fragmentType": "ExtraClustersCard_extra";
};
export type ExtraClustersCard_extra$key = {
  readonly " $data"?: ExtraClustersCard_extra$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExtraClustersCard_extra">;
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
  "name": "ExtraClustersCard_extra",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "baseMaxClusters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraClusters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalMaxClusters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeClusters",
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
      "alias": null,
      "args": null,
      "concreteType": "ExtraClusterPurchase",
      "kind": "LinkedField",
      "name": "purchases",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purchaseId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExtraClusterPurchase_purchase"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExtraClusters",
  "abstractKey": null
};
})();

(node as any).hash = "85834bcb46a96956761a326673a505b7";

export default node;
