/**
 * @generated SignedSource<<31566f797168774589934953c95a8498>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostsByDay_costs$data = {
  readonly clusters: ReadonlyArray<{
    readonly days: ReadonlyArray<{
      readonly cost: {
        readonly amount: string;
      };
      readonly day: string;
    }>;
    readonly name: string;
  }>;
  readonly month: string;
  readonly " $fragmentType": "CostsByDay_costs";
};
export type CostsByDay_costs$key = {
  readonly " $data"?: CostsByDay_costs$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostsByDay_costs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostsByDay_costs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
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
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DayCosts",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "day",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "cost",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountCosts",
  "abstractKey": null
};

(node as any).hash = "4713abd85d083e8039c9f17a45d1fefc";

export default node;
