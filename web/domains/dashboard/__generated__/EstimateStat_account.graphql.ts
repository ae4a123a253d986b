/**
 * @generated SignedSource<<0e4026ab97092285a1279f948f8e2763>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EstimateStat_account$data = {
  readonly usage: {
    readonly monthlyEstimate: {
      readonly amount: string;
    };
    readonly monthlyTrend: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "EstimateStat_account";
};
export type EstimateStat_account$key = {
  readonly " $data"?: EstimateStat_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"EstimateStat_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EstimateStat_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountUsage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "monthlyEstimate",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "monthlyTrend",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "1af307b0ce0a24a2a620129054e642d3";

export default node;
