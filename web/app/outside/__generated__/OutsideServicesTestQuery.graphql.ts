/**
 * @generated SignedSource<<601eaa345711860ee0e9d558401deda1>>
 * @relayHash 5b5b501701d43e5e39fbb3ca919115cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d27f58d72f93f08a3d33e891378697f14af835026f666610a1e99015f5167c32

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutsideServicesTestQuery$variables = Record<PropertyKey, never>;
export type OutsideServicesTestQuery$data = {
  readonly installation: {
    readonly " $fragmentSpreads": FragmentRefs<"OutsideServices_installation">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"OutsideServices_viewer">;
  } | null | undefined;
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
},
v1 = {
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OutsideServices_viewer"
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
      },
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
            "kind": "ScalarField",
            "name": "chatIdentifierHash",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d27f58d72f93f08a3d33e891378697f14af835026f666610a1e99015f5167c32",
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
        "installation.sentryDsn": (v1/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.chatIdentifierHash": (v1/*:: as any*/)
      }
    },
    "name": "OutsideServicesTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0334e0f663019f68e07fffa15ecd4cb0";

export default node;
