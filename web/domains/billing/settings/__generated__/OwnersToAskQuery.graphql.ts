/**
 * @generated SignedSource<<7527528fd48498cbf7a1cda7297e8d3a>>
 * @relayHash 92d14bbc526a15eacaad0bbef7176d82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bde0970537d7d6989b773af8fee88519e59a84cc1e4f04953849a35e66bb6481

import type { ConcreteRequest } from 'relay-runtime';
export type MemberStatus = "DISABLED_BY_ADMIN" | "DISABLED_BY_SYSTEM" | "REGISTERED" | "VERIFIED" | "%future added value";
export type Role = "ADMIN" | "DEVELOPER" | "OPERATOR" | "OWNER" | "VIEWER" | "%future added value";
export type OwnersToAskQuery$variables = Record<PropertyKey, never>;
export type OwnersToAskQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly members: {
        readonly nodes: ReadonlyArray<{
          readonly email: string;
          readonly id: string;
          readonly name: string;
          readonly role: Role;
          readonly status: MemberStatus;
        }>;
      } | null | undefined;
      readonly name: string;
    };
  } | null | undefined;
};
export type OwnersToAskQuery = {
  response: OwnersToAskQuery$data;
  variables: OwnersToAskQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "TeamMemberConnection",
  "kind": "LinkedField",
  "name": "members",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamMember",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "members(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnersToAskQuery",
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
              (v0/*:: as any*/),
              (v2/*:: as any*/)
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
    "name": "OwnersToAskQuery",
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
              (v0/*:: as any*/),
              (v2/*:: as any*/),
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
    "id": "bde0970537d7d6989b773af8fee88519e59a84cc1e4f04953849a35e66bb6481",
    "metadata": {},
    "name": "OwnersToAskQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "94803ff7d83bf01cfe8289e61146cc05";

export default node;
