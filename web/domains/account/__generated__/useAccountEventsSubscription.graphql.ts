/**
 * @generated SignedSource<<0e4525c21d727303e3e44eb71f360350>>
 * @relayHash 37737a6f04f4cf44c8e52575f51c3e0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 289f513e0f6b71079db8581e2452ac61ee90d27ae281204fb12d032eee5235b0

import type { ConcreteRequest } from 'relay-runtime';
export type AccountContent = "ACCOUNT" | "API_KEYS" | "BILLING" | "INTEGRATIONS" | "SECRETS" | "TEAM" | "%future added value";
export type useAccountEventsSubscription$variables = Record<PropertyKey, never>;
export type useAccountEventsSubscription$data = {
  readonly accountChanged: {
    readonly content: AccountContent | null | undefined;
  };
};
export type useAccountEventsSubscription = {
  response: useAccountEventsSubscription$data;
  variables: useAccountEventsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AccountEvent",
    "kind": "LinkedField",
    "name": "accountChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "content",
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
    "name": "useAccountEventsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAccountEventsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "289f513e0f6b71079db8581e2452ac61ee90d27ae281204fb12d032eee5235b0",
    "metadata": {},
    "name": "useAccountEventsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "cc40c4f17e1fd6d0d8a3979396d28519";

export default node;
