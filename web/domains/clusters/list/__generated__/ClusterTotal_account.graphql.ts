/**
 * @generated SignedSource<<767591b63328c9d9e850abac2f8cfd44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterTotal_account$data = {
  readonly usage: {
    readonly monthlyEstimate: {
      readonly amount: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "ClusterTotal_account";
};
export type ClusterTotal_account$key = {
  readonly " $data"?: ClusterTotal_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterTotal_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterTotal_account",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "f55582bd490f885ebf636f9c5cc064db";

export default node;
