/**
 * @generated SignedSource<<2d14e7b7091b2d25ecd4835d435d09e0>>
 * @relayHash 9c69f64b74aaa1d941dc14e6ce58e0dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98ca3ed4acfa765d86d91c39401de9d8475badd36e5396655d3ad33c6a8b0e56

import type { ConcreteRequest } from 'relay-runtime';
export type SignInProvider = "GOOGLE" | "%future added value";
export type SocialButtonsQuery$variables = Record<PropertyKey, never>;
export type SocialButtonsQuery$data = {
  readonly installation: {
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
    "id": "98ca3ed4acfa765d86d91c39401de9d8475badd36e5396655d3ad33c6a8b0e56",
    "metadata": {},
    "name": "SocialButtonsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78025cc236c6957e2a553389146fcb0f";

export default node;
