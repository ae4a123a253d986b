/**
 * @generated SignedSource<<d64115844a2750addc4938b9be0e081d>>
 * @relayHash 7830d6e890ad94521b0c832703c7179a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 339330212522c61cdf2e23a2bcbe5310d0eb35f00fd6a869825e7953fe2cc14a

import type { ConcreteRequest } from 'relay-runtime';
export type SignInProvider = "GOOGLE" | "SSO" | "%future added value";
export type SocialButtonsQuery$variables = Record<PropertyKey, never>;
export type SocialButtonsQuery$data = {
  readonly installation: {
    readonly hasPasskeys: boolean | null | undefined;
    readonly signInProviders: ReadonlyArray<SignInProvider> | null | undefined;
  };
};
export type SocialButtonsQuery = {
  response: SocialButtonsQuery$data;
  variables: SocialButtonsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "kind": "ScalarField",
        "name": "signInProviders",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasPasskeys",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SocialButtonsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SocialButtonsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "339330212522c61cdf2e23a2bcbe5310d0eb35f00fd6a869825e7953fe2cc14a",
    "metadata": {},
    "name": "SocialButtonsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "50d34576142a12477db735ac3bfa9955";

export default node;
