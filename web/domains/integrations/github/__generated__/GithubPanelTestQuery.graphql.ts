/**
 * @generated SignedSource<<f89ea92c3dd0af77c6a1e6aee33cc918>>
 * @relayHash 4fc7b13556a9f9bf9b022d3091627eff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b253bd615d320f8e218de8d99d62efba79ab645b819f6c887754e107f0cd2c39

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GithubPanelTestQuery$variables = Record<PropertyKey, never>;
export type GithubPanelTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"GithubPanel_account">;
    };
  } | null | undefined;
};
export type GithubPanelTestQuery = {
  response: GithubPanelTestQuery$data;
  variables: GithubPanelTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  {
    "kind": "Literal",
    "name": "search",
    "value": ""
  }
],
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ActionState"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v6 = {
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
v7 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v9 = {
  "enumValues": [
    "NONE",
    "READ",
    "WRITE"
  ],
  "nullable": false,
  "plural": false,
  "type": "GithubAccess"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GithubPanelTestQuery",
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
                "name": "GithubPanel_account"
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
    "name": "GithubPanelTestQuery",
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
                "args": null,
                "kind": "ScalarField",
                "name": "hasGithub",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GithubIntegration",
                "kind": "LinkedField",
                "name": "githubIntegration",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "username",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "avatarUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "connectedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ActionState",
                    "kind": "LinkedField",
                    "name": "access",
                    "plural": false,
                    "selections": (v0/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GithubUse",
                    "kind": "LinkedField",
                    "name": "usedBy",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "clusterUuid",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "clusterName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "repository",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GithubPermissions",
                    "kind": "LinkedField",
                    "name": "permissions",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isComplete",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GithubPermissionCheck",
                        "kind": "LinkedField",
                        "name": "checks",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "required",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "granted",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isSatisfied",
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
                    "args": (v3/*:: as any*/),
                    "concreteType": "GithubIntegrationRepositoriesConnection",
                    "kind": "LinkedField",
                    "name": "repositories",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "totalCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GithubIntegrationRepositoriesConnectionEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Repository",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v1/*:: as any*/),
                              (v2/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "hasWriteAccess",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "isPrivate",
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
                    "storageKey": "repositories(first:50,search:\"\")"
                  },
                  {
                    "alias": null,
                    "args": (v3/*:: as any*/),
                    "filters": [
                      "search"
                    ],
                    "handle": "connection",
                    "key": "useRepositories_repositories",
                    "kind": "LinkedHandle",
                    "name": "repositories"
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ActionState",
                "kind": "LinkedField",
                "name": "manageGithub",
                "plural": false,
                "selections": (v0/*:: as any*/),
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
    "id": "b253bd615d320f8e218de8d99d62efba79ab645b819f6c887754e107f0cd2c39",
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
        "viewer.account.githubIntegration": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "GithubIntegration"
        },
        "viewer.account.githubIntegration.access": (v4/*:: as any*/),
        "viewer.account.githubIntegration.access.allowed": (v5/*:: as any*/),
        "viewer.account.githubIntegration.access.code": (v6/*:: as any*/),
        "viewer.account.githubIntegration.access.message": (v7/*:: as any*/),
        "viewer.account.githubIntegration.avatarUrl": (v7/*:: as any*/),
        "viewer.account.githubIntegration.connectedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.account.githubIntegration.id": (v8/*:: as any*/),
        "viewer.account.githubIntegration.permissions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "GithubPermissions"
        },
        "viewer.account.githubIntegration.permissions.checks": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "GithubPermissionCheck"
        },
        "viewer.account.githubIntegration.permissions.checks.granted": (v9/*:: as any*/),
        "viewer.account.githubIntegration.permissions.checks.isSatisfied": (v5/*:: as any*/),
        "viewer.account.githubIntegration.permissions.checks.name": (v10/*:: as any*/),
        "viewer.account.githubIntegration.permissions.checks.required": (v9/*:: as any*/),
        "viewer.account.githubIntegration.permissions.isComplete": (v5/*:: as any*/),
        "viewer.account.githubIntegration.repositories": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "GithubIntegrationRepositoriesConnection"
        },
        "viewer.account.githubIntegration.repositories.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "GithubIntegrationRepositoriesConnectionEdge"
        },
        "viewer.account.githubIntegration.repositories.edges.cursor": (v10/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Repository"
        },
        "viewer.account.githubIntegration.repositories.edges.node.__typename": (v10/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node.hasWriteAccess": (v5/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node.id": (v8/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node.isPrivate": (v5/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node.name": (v10/*:: as any*/),
        "viewer.account.githubIntegration.repositories.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.account.githubIntegration.repositories.pageInfo.endCursor": (v7/*:: as any*/),
        "viewer.account.githubIntegration.repositories.pageInfo.hasNextPage": (v5/*:: as any*/),
        "viewer.account.githubIntegration.repositories.totalCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "viewer.account.githubIntegration.usedBy": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "GithubUse"
        },
        "viewer.account.githubIntegration.usedBy.clusterName": (v10/*:: as any*/),
        "viewer.account.githubIntegration.usedBy.clusterUuid": (v10/*:: as any*/),
        "viewer.account.githubIntegration.usedBy.repository": (v10/*:: as any*/),
        "viewer.account.githubIntegration.username": (v10/*:: as any*/),
        "viewer.account.hasGithub": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.account.id": (v8/*:: as any*/),
        "viewer.account.manageGithub": (v4/*:: as any*/),
        "viewer.account.manageGithub.allowed": (v5/*:: as any*/),
        "viewer.account.manageGithub.code": (v6/*:: as any*/),
        "viewer.account.manageGithub.message": (v7/*:: as any*/)
      }
    },
    "name": "GithubPanelTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "09f3e6de797f3c37da087c12d53b0af2";

export default node;
