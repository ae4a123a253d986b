/**
 * @generated SignedSource<<4fbf0b4170c59bbb651b3a16db09ae4d>>
 * @relayHash 29079b7f8820a9f453a6b8eab59e546f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c9d35a73e414b8fb6f6fdf21492a4fc07a22019b73180fd2353bde25d253f8b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatCardTestQuery$variables = Record<PropertyKey, never>;
export type ChatCardTestQuery$data = {
  readonly installation: {
    readonly " $fragmentSpreads": FragmentRefs<"ChatCard_installation">;
  };
};
export type ChatCardTestQuery = {
  response: ChatCardTestQuery$data;
  variables: ChatCardTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChatCardTestQuery",
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
            "name": "ChatCard_installation"
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
    "name": "ChatCardTestQuery",
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
                "name": "__typename",
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
    "id": "5c9d35a73e414b8fb6f6fdf21492a4fc07a22019b73180fd2353bde25d253f8b",
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
        "installation.chat.__typename": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "ChatCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "e67da634dbf7392f920001195be192fd";

export default node;
