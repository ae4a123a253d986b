/**
 * @generated SignedSource<<3915395a09f3465a7dbf1e842d356272>>
 * @relayHash 6fcb8872b8796e1e6aabe7accb73ff3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bce4c567b35c650936c1d49bafc536207c0b8db36d0be9d324cef433dcc2169b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutsideServicesTestQuery$variables = Record<PropertyKey, never>;
export type OutsideServicesTestQuery$data = {
  readonly installation: {
    readonly " $fragmentSpreads": FragmentRefs<"OutsideServices_installation">;
  };
};
export type OutsideServicesTestQuery = {
  response: OutsideServicesTestQuery$data;
  variables: OutsideServicesTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "name": "OutsideServicesTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OutsideServices_installation"
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
    "name": "OutsideServicesTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Chat",
            "kind": "LinkedField",
            "name": "chat",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "websiteToken",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sentryDsn",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bce4c567b35c650936c1d49bafc536207c0b8db36d0be9d324cef433dcc2169b",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "installation": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Installation"
        },
        "installation.chat": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Chat"
        },
        "installation.chat.url": (v0/*:: as any*/),
        "installation.chat.websiteToken": (v0/*:: as any*/),
        "installation.sentryDsn": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "OutsideServicesTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0cf5d8c74566883524beb3fcefcd9e2";

export default node;
