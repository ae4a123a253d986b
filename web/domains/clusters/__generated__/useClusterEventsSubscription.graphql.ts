/**
 * @generated SignedSource<<c5e6f6c57758ab4d2fcca8bad80e3105>>
 * @relayHash 7ccf39747cb5527165bae23248054011
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e563368164225e646add4d458877cb04a2617e7bd5bd6ddf3249ee0fadfb9058

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
export type RefusalCode = "ALREADY_DOWNLOADED" | "ALREADY_ENABLED" | "ALREADY_INSTALLED" | "ARCHIVED" | "BUSY" | "CLUSTER_NOT_ACTIVE" | "DOWNGRADE_UNAVAILABLE" | "EMAIL_TAKEN" | "EMAIL_UNVERIFIED" | "EXPIRED" | "FORBIDDEN" | "GITHUB_NOT_CONNECTED" | "GITHUB_REVOKED" | "GITOPS_ENABLED" | "HAS_DEPENDENTS" | "INVALID_CREDENTIALS" | "INVALID_TOKEN" | "MISSING_DEPENDENCIES" | "MISSING_PERMISSION" | "NAME_TAKEN" | "NOTHING_TO_UPDATE" | "NOT_ARCHIVED" | "NOT_ENABLED" | "NOT_FAILED" | "NOT_INSTALLED" | "NOT_PROTECTED" | "NO_PREVIOUS_VERSION" | "OVER_LIMIT" | "PAYMENT_REQUIRED" | "PLAN_LIMIT" | "PROTECTED" | "PROVIDER" | "READ_ONLY_KEY" | "REQUIRED_ADDON" | "SIGN_IN_AGAIN" | "SUPPORT_DISABLED" | "TOKEN_READONLY" | "TOKEN_REQUIRED" | "UP_TO_DATE" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
export type useClusterEventsSubscription$variables = Record<PropertyKey, never>;
export type useClusterEventsSubscription$data = {
  readonly clusterChanged: {
    readonly cluster: {
      readonly archive: {
        readonly allowed: boolean;
        readonly code: RefusalCode | null | undefined;
        readonly message: string | null | undefined;
      };
      readonly delete: {
        readonly allowed: boolean;
        readonly code: RefusalCode | null | undefined;
        readonly message: string | null | undefined;
      };
      readonly id: string;
      readonly progress: number | null | undefined;
      readonly progressMessage: string | null | undefined;
      readonly rev: string;
      readonly status: ClusterStatus;
      readonly unarchive: {
        readonly allowed: boolean;
        readonly code: RefusalCode | null | undefined;
        readonly message: string | null | undefined;
      };
      readonly uuid: string;
    } | null | undefined;
    readonly createdCluster: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AttentionStrip_clusters" | "CapacityStat_clusters" | "ClusterCard_cluster" | "ClusterRow_cluster" | "NodesStat_clusters" | "RecentClusters_clusters" | "clusterOrder_cluster">;
    } | null | undefined;
    readonly deletedClusterId: string | null | undefined;
    readonly isResync: boolean;
    readonly settledCluster: {
      readonly id: string;
      readonly name: string;
      readonly status: ClusterStatus;
      readonly " $fragmentSpreads": FragmentRefs<"AttentionStrip_clusters" | "CapacityStat_clusters" | "ClusterCard_cluster" | "ClusterRow_cluster" | "NodesStat_clusters" | "RecentClusters_clusters" | "clusterOrder_cluster" | "useSettings_cluster">;
    } | null | undefined;
  };
};
export type useClusterEventsSubscription = {
  response: useClusterEventsSubscription$data;
  variables: useClusterEventsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isResync",
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
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rev",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progressMessage",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowed",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v10 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ActionState",
  "kind": "LinkedField",
  "name": "unarchive",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Cluster",
  "kind": "LinkedField",
  "name": "cluster",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ActionState",
      "kind": "LinkedField",
      "name": "archive",
      "plural": false,
      "selections": (v10/*:: as any*/),
      "storageKey": null
    },
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ActionState",
      "kind": "LinkedField",
      "name": "delete",
      "plural": false,
      "selections": (v10/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ClusterCard_cluster"
},
v14 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ClusterRow_cluster"
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "monthlyPrice",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v19 = {
  "kind": "InlineDataFragmentSpread",
  "name": "clusterOrder_cluster",
  "selections": [
    (v1/*:: as any*/),
    (v15/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        (v16/*:: as any*/)
      ],
      "storageKey": null
    },
    (v17/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v20 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "AttentionStrip_clusters"
},
v21 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "NodesStat_clusters"
},
v22 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "CapacityStat_clusters"
},
v23 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "RecentClusters_clusters"
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedClusterId",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Location",
  "kind": "LinkedField",
  "name": "location",
  "plural": false,
  "selections": [
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryCode",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "k3sVersion",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workerCount",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHighAvailability",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isProtected",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "ActionState",
  "kind": "LinkedField",
  "name": "open",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "apiEndpoint",
  "storageKey": null
},
v32 = [
  (v8/*:: as any*/),
  (v7/*:: as any*/),
  (v9/*:: as any*/)
],
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "ActionState",
  "kind": "LinkedField",
  "name": "archive",
  "plural": false,
  "selections": (v32/*:: as any*/),
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "ActionState",
  "kind": "LinkedField",
  "name": "delete",
  "plural": false,
  "selections": (v32/*:: as any*/),
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "ActionState",
  "kind": "LinkedField",
  "name": "protect",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "ActionState",
  "kind": "LinkedField",
  "name": "unprotect",
  "plural": false,
  "selections": (v10/*:: as any*/),
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "controlPlaneCount",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "concreteType": "ClusterResources",
  "kind": "LinkedField",
  "name": "resources",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cores",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoryGb",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storageGb",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nodes",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "schedulesWorkloadsOnMasters",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasEmbeddedRegistryMirror",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCniEncrypted",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useClusterEventsSubscription",
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
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cluster",
            "kind": "LinkedField",
            "name": "createdCluster",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Cluster",
            "kind": "LinkedField",
            "name": "settledCluster",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v15/*:: as any*/),
              (v3/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useSettings_cluster"
              }
            ],
            "storageKey": null
          },
          (v24/*:: as any*/)
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
    "name": "useClusterEventsSubscription",
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
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cluster",
            "kind": "LinkedField",
            "name": "createdCluster",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v15/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              (v18/*:: as any*/),
              (v30/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v31/*:: as any*/),
              (v33/*:: as any*/),
              (v11/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              (v17/*:: as any*/),
              (v38/*:: as any*/),
              (v39/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Cluster",
            "kind": "LinkedField",
            "name": "settledCluster",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v15/*:: as any*/),
              (v3/*:: as any*/),
              (v2/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              (v18/*:: as any*/),
              (v30/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v31/*:: as any*/),
              (v33/*:: as any*/),
              (v11/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
              (v17/*:: as any*/),
              (v38/*:: as any*/),
              (v39/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "k3sUpgrades",
                "storageKey": null
              },
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              (v42/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ClusterSettings",
                "kind": "LinkedField",
                "name": "wantedSettings",
                "plural": false,
                "selections": [
                  (v26/*:: as any*/),
                  (v28/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "notes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PendingUpdate",
                "kind": "LinkedField",
                "name": "pendingUpdate",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PendingChange",
                    "kind": "LinkedField",
                    "name": "changes",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "path",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "before",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "after",
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
          },
          (v24/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e563368164225e646add4d458877cb04a2617e7bd5bd6ddf3249ee0fadfb9058",
    "metadata": {},
    "name": "useClusterEventsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bcb3b5a63457b990f886df8497bbd07b";

export default node;
