/**
 * @generated SignedSource<<0e14423b6fc626dbcfca60d497675494>>
 * @relayHash c39d1430870c8f3759f153111e11d13e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8eee2751756297919e10c166033f31e97cc098d0be2e61b2766a4ac586f60f06

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useClusterReachSubscription$variables = {
  clusterId: string;
};
export type useClusterReachSubscription$data = {
  readonly clusterContentChanged: {
    readonly cluster: {
      readonly " $fragmentSpreads": FragmentRefs<"clusterReachEvent_cluster">;
    } | null | undefined;
  };
};
export type useClusterReachSubscription = {
  response: useClusterReachSubscription$data;
  variables: useClusterReachSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "clusterId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "clusterId",
    "variableName": "clusterId"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useClusterReachSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ClusterContentEvent",
        "kind": "LinkedField",
        "name": "clusterContentChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cluster",
            "kind": "LinkedField",
            "name": "cluster",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "clusterReachEvent_cluster"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClusterReachSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ClusterContentEvent",
        "kind": "LinkedField",
        "name": "clusterContentChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cluster",
            "kind": "LinkedField",
            "name": "cluster",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "HealthSummary",
                "kind": "LinkedField",
                "name": "healthSummary",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unreachableSince",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "level",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Message",
                    "kind": "LinkedField",
                    "name": "reasons",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "code",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MessageParam",
                        "kind": "LinkedField",
                        "name": "params",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "value",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "message",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
    "id": "8eee2751756297919e10c166033f31e97cc098d0be2e61b2766a4ac586f60f06",
    "metadata": {},
    "name": "useClusterReachSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0eab798d7d7a230373a1fa19af2346ee";

export default node;
