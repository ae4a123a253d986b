/**
 * @generated SignedSource<<8d5566cd6f38da9c7b5714f2ced0bde3>>
 * @relayHash aec50f8b2178a7edd0a2b471dc47c42c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7c5d74e43aad99e9b5ac6e8c8c8f603dded182ab5d6cc8f3dbeff8accd149c3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFavoriteEventsSubscription$variables = Record<PropertyKey, never>;
export type useFavoriteEventsSubscription$data = {
  readonly favoriteClustersChanged: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"favoriteEvent_user">;
    } | null | undefined;
  };
};
export type useFavoriteEventsSubscription = {
  response: useFavoriteEventsSubscription$data;
  variables: useFavoriteEventsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "favoriteClusterIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFavoriteEventsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FavoriteClustersEvent",
        "kind": "LinkedField",
        "name": "favoriteClustersChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "favoriteEvent_user",
                "selections": [
                  (v0/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFavoriteEventsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FavoriteClustersEvent",
        "kind": "LinkedField",
        "name": "favoriteClustersChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
    "id": "d7c5d74e43aad99e9b5ac6e8c8c8f603dded182ab5d6cc8f3dbeff8accd149c3",
    "metadata": {},
    "name": "useFavoriteEventsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d5d5a8dbf10ed0459027f10330bcebb1";

export default node;
