/**
 * @generated SignedSource<<1d0b3f1d3f1d2993f632f1e0b1e2eb88>>
 * @relayHash 3ef03feeabdf28657af132704ab7e86c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dfee8ba72aca05a8848fdd6b6b203a478a5b4b4400f3e8b6d9adf33deb7ff14

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterListTestQuery$variables = Record<PropertyKey, never>;
export type ClusterListTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"ClusterList_account">;
    };
  } | null | undefined;
};
export type ClusterListTestQuery = {
  response: ClusterListTestQuery$data;
  variables: ClusterListTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
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
  "name": "allowed",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = [
  (v3/*:: as any*/),
  (v2/*:: as any*/),
  (v4/*:: as any*/)
],
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ActionState"
},
v12 = {
  "enumValues": [
    "ALREADY_DOWNLOADED",
    "ALREADY_ENABLED",
    "ALREADY_INSTALLED",
    "ARCHIVED",
    "BUSY",
    "CLUSTER_NOT_ACTIVE",
    "DOWNGRADE_UNAVAILABLE",
    "EMAIL_TAKEN",
    "EMAIL_UNVERIFIED",
    "EXPIRED",
    "FORBIDDEN",
    "GITHUB_NOT_CONNECTED",
    "GITHUB_REVOKED",
    "GITOPS_ENABLED",
    "HAS_DEPENDENTS",
    "INVALID_CREDENTIALS",
    "INVALID_TOKEN",
    "MISSING_DEPENDENCIES",
    "MISSING_PERMISSION",
    "NAME_TAKEN",
    "NOTHING_TO_UPDATE",
    "NOT_ARCHIVED",
    "NOT_ENABLED",
    "NOT_FAILED",
    "NOT_INSTALLED",
    "NOT_PROTECTED",
    "NO_PREVIOUS_VERSION",
    "OVER_LIMIT",
    "PAYMENT_REQUIRED",
    "PLAN_LIMIT",
    "PROTECTED",
    "PROVIDER",
    "READ_ONLY_KEY",
    "REQUIRED_ADDON",
    "SIGN_IN_AGAIN",
    "SUPPORT_DISABLED",
    "TOKEN_READONLY",
    "TOKEN_REQUIRED",
    "UP_TO_DATE",
    "WRONG_CODE",
    "WRONG_PASSWORD"
  ],
  "nullable": true,
  "plural": false,
  "type": "RefusalCode"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClusterListTestQuery",
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ClusterList_account"
              }
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
    "name": "ClusterListTestQuery",
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
              {
                "alias": null,
                "args": (v0/*:: as any*/),
                "concreteType": "AccountClustersConnection",
                "kind": "LinkedField",
                "name": "clusters",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AccountClustersConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Cluster",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
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
                            "name": "status",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Location",
                            "kind": "LinkedField",
                            "name": "location",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "city",
                                "storageKey": null
                              },
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
                          {
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "createdAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "uuid",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ActionState",
                            "kind": "LinkedField",
                            "name": "open",
                            "plural": false,
                            "selections": (v5/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "k3sVersion",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "workerCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isHighAvailability",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isProtected",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "progress",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "progressMessage",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "apiEndpoint",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ActionState",
                            "kind": "LinkedField",
                            "name": "archive",
                            "plural": false,
                            "selections": (v6/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ActionState",
                            "kind": "LinkedField",
                            "name": "unarchive",
                            "plural": false,
                            "selections": (v5/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ActionState",
                            "kind": "LinkedField",
                            "name": "delete",
                            "plural": false,
                            "selections": (v6/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ActionState",
                            "kind": "LinkedField",
                            "name": "protect",
                            "plural": false,
                            "selections": (v5/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ActionState",
                            "kind": "LinkedField",
                            "name": "unprotect",
                            "plural": false,
                            "selections": (v5/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "controlPlaneCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__typename",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endCursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "clusters(first:100)"
              },
              {
                "alias": null,
                "args": (v0/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "ClustersPage_clusters",
                "kind": "LinkedHandle",
                "name": "clusters"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CloudToken",
                "kind": "LinkedField",
                "name": "cloudToken",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isSaved",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
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
    "id": "7dfee8ba72aca05a8848fdd6b6b203a478a5b4b4400f3e8b6d9adf33deb7ff14",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.cloudToken": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CloudToken"
        },
        "viewer.account.cloudToken.id": (v7/*:: as any*/),
        "viewer.account.cloudToken.isSaved": (v8/*:: as any*/),
        "viewer.account.clusters": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AccountClustersConnection"
        },
        "viewer.account.clusters.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "AccountClustersConnectionEdge"
        },
        "viewer.account.clusters.edges.cursor": (v9/*:: as any*/),
        "viewer.account.clusters.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Cluster"
        },
        "viewer.account.clusters.edges.node.__typename": (v9/*:: as any*/),
        "viewer.account.clusters.edges.node.apiEndpoint": (v10/*:: as any*/),
        "viewer.account.clusters.edges.node.archive": (v11/*:: as any*/),
        "viewer.account.clusters.edges.node.archive.allowed": (v8/*:: as any*/),
        "viewer.account.clusters.edges.node.archive.code": (v12/*:: as any*/),
        "viewer.account.clusters.edges.node.archive.message": (v10/*:: as any*/),
        "viewer.account.clusters.edges.node.controlPlaneCount": (v13/*:: as any*/),
        "viewer.account.clusters.edges.node.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.account.clusters.edges.node.delete": (v11/*:: as any*/),
        "viewer.account.clusters.edges.node.delete.allowed": (v8/*:: as any*/),
        "viewer.account.clusters.edges.node.delete.code": (v12/*:: as any*/),
        "viewer.account.clusters.edges.node.delete.message": (v10/*:: as any*/),
        "viewer.account.clusters.edges.node.id": (v7/*:: as any*/),
        "viewer.account.clusters.edges.node.isHighAvailability": (v8/*:: as any*/),
        "viewer.account.clusters.edges.node.isProtected": (v8/*:: as any*/),
        "viewer.account.clusters.edges.node.k3sVersion": (v9/*:: as any*/),
        "viewer.account.clusters.edges.node.location": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Location"
        },
        "viewer.account.clusters.edges.node.location.city": (v9/*:: as any*/),
        "viewer.account.clusters.edges.node.location.countryCode": (v9/*:: as any*/),
        "viewer.account.clusters.edges.node.monthlyPrice": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Money"
        },
        "viewer.account.clusters.edges.node.monthlyPrice.amount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Float"
        },
        "viewer.account.clusters.edges.node.name": (v9/*:: as any*/),
        "viewer.account.clusters.edges.node.open": (v11/*:: as any*/),
        "viewer.account.clusters.edges.node.open.allowed": (v8/*:: as any*/),
        "viewer.account.clusters.edges.node.open.code": (v12/*:: as any*/),
        "viewer.account.clusters.edges.node.open.message": (v10/*:: as any*/),
        "viewer.account.clusters.edges.node.progress": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.account.clusters.edges.node.progressMessage": (v10/*:: as any*/),
        "viewer.account.clusters.edges.node.protect": (v11/*:: as any*/),
        "viewer.account.clusters.edges.node.protect.allowed": (v8/*:: as any*/),
        "viewer.account.clusters.edges.node.protect.code": (v12/*:: as any*/),
        "viewer.account.clusters.edges.node.protect.message": (v10/*:: as any*/),
        "viewer.account.clusters.edges.node.status": {
          "enumValues": [
            "ACTIVE",
            "ARCHIVED",
            "CREATING",
            "DELETED",
            "DELETING",
            "FAILED",
            "HEALTHY",
            "INACTIVE",
            "PENDING",
            "UPDATING"
          ],
          "nullable": false,
          "plural": false,
          "type": "ClusterStatus"
        },
        "viewer.account.clusters.edges.node.unarchive": (v11/*:: as any*/),
        "viewer.account.clusters.edges.node.unarchive.allowed": (v8/*:: as any*/),
        "viewer.account.clusters.edges.node.unarchive.code": (v12/*:: as any*/),
        "viewer.account.clusters.edges.node.unarchive.message": (v10/*:: as any*/),
        "viewer.account.clusters.edges.node.unprotect": (v11/*:: as any*/),
        "viewer.account.clusters.edges.node.unprotect.allowed": (v8/*:: as any*/),
        "viewer.account.clusters.edges.node.unprotect.code": (v12/*:: as any*/),
        "viewer.account.clusters.edges.node.unprotect.message": (v10/*:: as any*/),
        "viewer.account.clusters.edges.node.uuid": (v9/*:: as any*/),
        "viewer.account.clusters.edges.node.workerCount": (v13/*:: as any*/),
        "viewer.account.clusters.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.account.clusters.pageInfo.endCursor": (v10/*:: as any*/),
        "viewer.account.clusters.pageInfo.hasNextPage": (v8/*:: as any*/),
        "viewer.account.id": (v7/*:: as any*/)
      }
    },
    "name": "ClusterListTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a038ee8f16cf95e9bd12a9d2add500d2";

export default node;
