/**
 * @generated SignedSource<<9ad65ccd1a6308463b35da431d12341c>>
 * @relayHash 7f586a8b0a6ee3b9ddc08f7651a44625
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1168c1a39bbf32cfc2dae13a6aa8c44fc96d025a6db6f3b89379f345dcb1e305

import type { ConcreteRequest } from 'relay-runtime';
export type useNotificationEventsSubscription$variables = {
  userId: string;
};
export type useNotificationEventsSubscription$data = {
  readonly notificationsChanged: {
    readonly isResync: boolean;
  };
};
export type useNotificationEventsSubscription = {
  response: useNotificationEventsSubscription$data;
  variables: useNotificationEventsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "NotificationsEvent",
    "kind": "LinkedField",
    "name": "notificationsChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isResync",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNotificationEventsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNotificationEventsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1168c1a39bbf32cfc2dae13a6aa8c44fc96d025a6db6f3b89379f345dcb1e305",
    "metadata": {},
    "name": "useNotificationEventsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5a91be5095aa58b9fbfc3299bdcb093b";

export default node;
