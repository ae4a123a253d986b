/**
 * @generated SignedSource<<8dfa1ca98e9789eb15af521e19497473>>
 * @relayHash 60b8a0f02c83ccec2ef9d054d2d80b6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22576140e647e5f445f888dc6404351991ffc0f14e733cc3c0f19781cd9f206c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCredentialEventsSubscription$variables = Record<PropertyKey, never>;
export type useCredentialEventsSubscription$data = {
  readonly clusterChanged: {
    readonly isResync: boolean;
    readonly settledCluster: {
      readonly credentials: {
        readonly kubeconfig: {
          readonly " $fragmentSpreads": FragmentRefs<"CredentialCard_file">;
        };
        readonly sshKey: {
          readonly " $fragmentSpreads": FragmentRefs<"CredentialCard_file">;
        };
      } | null | undefined;
    } | null | undefined;
  };
};
export type useCredentialEventsSubscription = {
  response: useCredentialEventsSubscription$data;
  variables: useCredentialEventsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isResync",
  "storageKey": null
},
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CredentialCard_file"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "filename",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "downloadedAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "downloadedBy",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ActionState",
    "kind": "LinkedField",
    "name": "download",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "allowed",
        "storageKey": null
      },
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
        "kind": "ScalarField",
        "name": "message",
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
    "name": "useCredentialEventsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ClusterEvent",
        "kind": "LinkedField",
        "name": "clusterChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cluster",
            "kind": "LinkedField",
            "name": "settledCluster",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ClusterCredentials",
                "kind": "LinkedField",
                "name": "credentials",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CredentialFile",
                    "kind": "LinkedField",
                    "name": "kubeconfig",
                    "plural": false,
                    "selections": (v1/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CredentialFile",
                    "kind": "LinkedField",
                    "name": "sshKey",
                    "plural": false,
                    "selections": (v1/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
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
    "name": "useCredentialEventsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ClusterEvent",
        "kind": "LinkedField",
        "name": "clusterChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cluster",
            "kind": "LinkedField",
            "name": "settledCluster",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ClusterCredentials",
                "kind": "LinkedField",
                "name": "credentials",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CredentialFile",
                    "kind": "LinkedField",
                    "name": "kubeconfig",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CredentialFile",
                    "kind": "LinkedField",
                    "name": "sshKey",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
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
    "id": "22576140e647e5f445f888dc6404351991ffc0f14e733cc3c0f19781cd9f206c",
    "metadata": {},
    "name": "useCredentialEventsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "920a1e48936e8059e734def52a8838c6";

export default node;
