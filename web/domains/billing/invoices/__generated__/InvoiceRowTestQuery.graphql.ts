/**
 * @generated SignedSource<<f374bd0a83700cf0ea325232875516b8>>
 * @relayHash fcf56704a2c2329c01d1a5b26420ea7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2c71de9c091d75c8cd8e96403c8a5115e1a212b708e1ed33a6330ada745a899

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceRowTestQuery$variables = Record<PropertyKey, never>;
export type InvoiceRowTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly invoices: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly " $fragmentSpreads": FragmentRefs<"InvoiceRow_invoice">;
          };
        }>;
      } | null | undefined;
    };
  } | null | undefined;
};
export type InvoiceRowTestQuery = {
  response: InvoiceRowTestQuery$data;
  variables: InvoiceRowTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoiceRowTestQuery",
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
                "args": (v0/*:: as any*/),
                "concreteType": "InvoiceConnection",
                "kind": "LinkedField",
                "name": "invoices",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InvoiceEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Invoice",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "args": null,
                            "kind": "FragmentSpread",
                            "name": "InvoiceRow_invoice"
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "invoices(first:1)"
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
    "name": "InvoiceRowTestQuery",
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
                "args": (v0/*:: as any*/),
                "concreteType": "InvoiceConnection",
                "kind": "LinkedField",
                "name": "invoices",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InvoiceEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Invoice",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
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
                            "name": "product",
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
                          },
                          (v1/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "invoices(first:1)"
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e2c71de9c091d75c8cd8e96403c8a5115e1a212b708e1ed33a6330ada745a899",
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
        "viewer.account.id": (v2/*:: as any*/),
        "viewer.account.invoices": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "InvoiceConnection"
        },
        "viewer.account.invoices.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "InvoiceEdge"
        },
        "viewer.account.invoices.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Invoice"
        },
        "viewer.account.invoices.edges.node.description": (v3/*:: as any*/),
        "viewer.account.invoices.edges.node.id": (v2/*:: as any*/),
        "viewer.account.invoices.edges.node.issuedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.account.invoices.edges.node.number": (v3/*:: as any*/),
        "viewer.account.invoices.edges.node.product": {
          "enumValues": [
            "EXTRA_CLUSTER",
            "PRO",
            "STANDARD"
          ],
          "nullable": true,
          "plural": false,
          "type": "InvoiceProduct"
        },
        "viewer.account.invoices.edges.node.status": {
          "enumValues": [
            "OTHER",
            "PAID",
            "PENDING"
          ],
          "nullable": false,
          "plural": false,
          "type": "InvoiceStatus"
        },
        "viewer.account.invoices.edges.node.total": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Money"
        },
        "viewer.account.invoices.edges.node.total.amount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Decimal"
        },
        "viewer.account.invoices.edges.node.uuid": (v3/*:: as any*/)
      }
    },
    "name": "InvoiceRowTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "53d9673a3b4dd6836f18136082bb4502";

export default node;
