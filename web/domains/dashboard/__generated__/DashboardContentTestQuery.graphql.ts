/**
 * @generated SignedSource<<0db17d344c2fcbdb4ed73be5dd4c99c9>>
 * @relayHash dd37d356c6ce2bfd6595493c252ec7d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12fe3852ec40d6631cd059848ab009c80ffbf31194510d56272a8de4f953ce85

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardContentTestQuery$variables = Record<PropertyKey, never>;
export type DashboardContentTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"DashboardContent_account">;
    };
  } | null | undefined;
};
export type DashboardContentTestQuery = {
  response: DashboardContentTestQuery$data;
  variables: DashboardContentTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardContentTestQuery",
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
                "name": "DashboardContent_account"
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
    "name": "DashboardContentTestQuery",
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
              {
                "alias": null,
                "args": (v1/*:: as any*/),
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
                          (v0/*:: as any*/),
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
                            "kind": "ScalarField",
                            "name": "progressMessage",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ActionState",
                            "kind": "LinkedField",
                            "name": "open",
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
                            "name": "workerCount",
                            "storageKey": null
                          },
                          {
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "updatedAt",
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
                            "kind": "ScalarField",
                            "name": "progress",
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
                "args": (v1/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "DashboardPage_clusters",
                "kind": "LinkedHandle",
                "name": "clusters"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AccountUsage",
                "kind": "LinkedField",
                "name": "usage",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "monthlyEstimate",
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
                    "name": "monthlyTrend",
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
    ]
  },
  "params": {
    "id": "12fe3852ec40d6631cd059848ab009c80ffbf31194510d56272a8de4f953ce85",
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
        "viewer.account.clusters.edges.cursor": (v2/*:: as any*/),
        "viewer.account.clusters.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Cluster"
        },
        "viewer.account.clusters.edges.node.__typename": (v2/*:: as any*/),
        "viewer.account.clusters.edges.node.controlPlaneCount": (v3/*:: as any*/),
        "viewer.account.clusters.edges.node.id": (v4/*:: as any*/),
        "viewer.account.clusters.edges.node.location": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Location"
        },
        "viewer.account.clusters.edges.node.location.city": (v2/*:: as any*/),
        "viewer.account.clusters.edges.node.location.countryCode": (v2/*:: as any*/),
        "viewer.account.clusters.edges.node.name": (v2/*:: as any*/),
        "viewer.account.clusters.edges.node.open": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ActionState"
        },
        "viewer.account.clusters.edges.node.open.allowed": (v5/*:: as any*/),
        "viewer.account.clusters.edges.node.open.code": {
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
        "viewer.account.clusters.edges.node.open.message": (v6/*:: as any*/),
        "viewer.account.clusters.edges.node.progress": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.account.clusters.edges.node.progressMessage": (v6/*:: as any*/),
        "viewer.account.clusters.edges.node.resources": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ClusterResources"
        },
        "viewer.account.clusters.edges.node.resources.cores": (v3/*:: as any*/),
        "viewer.account.clusters.edges.node.resources.memoryGb": (v7/*:: as any*/),
        "viewer.account.clusters.edges.node.resources.nodes": (v3/*:: as any*/),
        "viewer.account.clusters.edges.node.resources.storageGb": (v7/*:: as any*/),
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
        "viewer.account.clusters.edges.node.updatedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.account.clusters.edges.node.uuid": (v2/*:: as any*/),
        "viewer.account.clusters.edges.node.workerCount": (v3/*:: as any*/),
        "viewer.account.clusters.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.account.clusters.pageInfo.endCursor": (v6/*:: as any*/),
        "viewer.account.clusters.pageInfo.hasNextPage": (v5/*:: as any*/),
        "viewer.account.id": (v4/*:: as any*/),
        "viewer.account.usage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AccountUsage"
        },
        "viewer.account.usage.monthlyEstimate": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Money"
        },
        "viewer.account.usage.monthlyEstimate.amount": (v7/*:: as any*/),
        "viewer.account.usage.monthlyTrend": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Float"
        }
      }
    },
    "name": "DashboardContentTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b140966255425e3967d150dc68c0c3e2";

export default node;
