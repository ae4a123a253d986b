/**
 * @generated SignedSource<<b41674d318cb8def50352c25b11b0e90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostsPanel_account$data = {
  readonly costs: {
    readonly clusters: ReadonlyArray<{
      readonly monthlyEstimate: {
        readonly amount: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"CostsTable_clusters">;
    }>;
    readonly previousTotal: {
      readonly amount: string;
    } | null | undefined;
    readonly total: {
      readonly amount: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"CostsByDay_costs">;
  } | null | undefined;
  readonly " $fragmentType": "CostsPanel_account";
};
export type CostsPanel_account$key = {
  readonly " $data"?: CostsPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostsPanel_account">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "month"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostsPanel_account",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "month",
          "variableName": "month"
        }
      ],
      "concreteType": "AccountCosts",
      "kind": "LinkedField",
      "name": "costs",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "previousTotal",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ClusterCosts",
          "kind": "LinkedField",
          "name": "clusters",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "monthlyEstimate",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CostsTable_clusters"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CostsByDay_costs"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "4d912a34d7f17cc7add9540bde3c2cfa";

export default node;
