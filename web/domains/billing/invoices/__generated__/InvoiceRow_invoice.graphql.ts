/**
 * @generated SignedSource<<d5e2e8035a13856d8b2b72c89acfedd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceStatus = "OTHER" | "PAID" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceRow_invoice$data = {
  readonly description: string;
  readonly issuedAt: string;
  readonly number: string;
  readonly status: InvoiceStatus;
  readonly total: {
    readonly amount: string;
  };
  readonly uuid: string;
  readonly " $fragmentType": "InvoiceRow_invoice";
};
export type InvoiceRow_invoice$key = {
  readonly " $data"?: InvoiceRow_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceRow_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceRow_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
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
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "3aa9cd06edbccbadf93c41857a42b969";

export default node;
