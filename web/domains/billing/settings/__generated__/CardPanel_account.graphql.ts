/**
 * @generated SignedSource<<920b28f586388a4f1a6c79bf73ef9e2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardPanel_account$data = {
  readonly subscription: {
    readonly card: {
      readonly brand: string;
      readonly expiryMonth: number;
      readonly expiryYear: number;
      readonly last4: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CardPanel_account";
};
export type CardPanel_account$key = {
  readonly " $data"?: CardPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardPanel_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardPanel_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentCard",
          "kind": "LinkedField",
          "name": "card",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "brand",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "last4",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiryMonth",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiryYear",
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

(node as any).hash = "03e7ddf9a939759569c9e2d5b9b58f6b";

export default node;
