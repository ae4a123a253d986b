/**
 * @generated SignedSource<<11da68eafe8ef7c0854808996f8d8e60>>
 * @relayHash ba8992dd97129d0e3ea64c7aec726b29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6efcf1a309b0928b06b9c9c31dc0b46c2de42ab32a4a23490d5122e1ac690f9d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsPanelTestQuery$variables = Record<PropertyKey, never>;
export type DetailsPanelTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"DetailsPanel_account">;
    };
  } | null | undefined;
};
export type DetailsPanelTestQuery = {
  response: DetailsPanelTestQuery$data;
  variables: DetailsPanelTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DetailsPanelTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DetailsPanel_account"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DetailsPanelTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BillingDetails",
                "kind": "LinkedField",
                "name": "billingDetails",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "companyName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "taxId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "addressLine1",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "addressLine2",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "city",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "postalCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "country",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6efcf1a309b0928b06b9c9c31dc0b46c2de42ab32a4a23490d5122e1ac690f9d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.billingDetails": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "BillingDetails"
        },
        "viewer.account.billingDetails.addressLine1": (v0/*:: as any*/),
        "viewer.account.billingDetails.addressLine2": (v0/*:: as any*/),
        "viewer.account.billingDetails.city": (v0/*:: as any*/),
        "viewer.account.billingDetails.companyName": (v0/*:: as any*/),
        "viewer.account.billingDetails.country": (v0/*:: as any*/),
        "viewer.account.billingDetails.fullName": (v0/*:: as any*/),
        "viewer.account.billingDetails.postalCode": (v0/*:: as any*/),
        "viewer.account.billingDetails.state": (v0/*:: as any*/),
        "viewer.account.billingDetails.taxId": (v0/*:: as any*/),
        "viewer.account.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        }
      }
    },
    "name": "DetailsPanelTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ddbb0d896e6b8ff4fee35789a40b707";

export default node;
