/**
 * @generated SignedSource<<c555e2b02e10a0c05ef97d7e1409ce8e>>
 * @relayHash 0eff998d8681969d3064722c1f615ae4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 300cc319775f48fa471e7160b620dda6fbdad43b70938fcb7fee7c08cdeeeb34

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GitopsPanelTestQuery$variables = Record<PropertyKey, never>;
export type GitopsPanelTestQuery$data = {
  readonly cluster: {
    readonly gitops: {
      readonly " $fragmentSpreads": FragmentRefs<"GitopsPanel_gitops">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"GitopsPanel_account">;
    };
  } | null | undefined;
};
export type GitopsPanelTestQuery = {
  response: GitopsPanelTestQuery$data;
  variables: GitopsPanelTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c1"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
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
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
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
  "type": "ActionState"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v10 = {
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
v11 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "DateTime"
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v14 = {
  "enumValues": [
    "READY",
    "RECONCILING",
    "STALLED"
  ],
  "nullable": false,
  "plural": false,
  "type": "ReconcileState"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GitopsPanelTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Gitops",
            "kind": "LinkedField",
            "name": "gitops",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "GitopsPanel_gitops"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      },
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
                "name": "GitopsPanel_account"
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
    "name": "GitopsPanelTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Gitops",
            "kind": "LinkedField",
            "name": "gitops",
            "plural": false,
            "selections": [
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
                "name": "isEnabled",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "step",
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
                "name": "repository",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "repositoryUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "branch",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "clusterPath",
                "storageKey": null
              },
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
                "name": "enabledAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ActionState",
                "kind": "LinkedField",
                "name": "disable",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ActionState",
                "kind": "LinkedField",
                "name": "enable",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GitopsReconciliation",
                "kind": "LinkedField",
                "name": "reconciliation",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fluxVersion",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GitopsSource",
                    "kind": "LinkedField",
                    "name": "source",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "revision",
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "fetchedAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GitopsKustomization",
                    "kind": "LinkedField",
                    "name": "kustomizations",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "path",
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lastAppliedRevision",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reconciledAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GitopsInventoryItem",
                        "kind": "LinkedField",
                        "name": "inventory",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "kind",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "namespace",
                            "storageKey": null
                          },
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": "cluster(id:\"c1\")"
      },
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
                    "concreteType": "ActionState",
                    "kind": "LinkedField",
                    "name": "access",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  },
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
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v6/*:: as any*/),
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
                              (v5/*:: as any*/),
                              (v4/*:: as any*/),
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
                    "args": (v6/*:: as any*/),
                    "filters": [
                      "search"
                    ],
                    "handle": "connection",
                    "key": "useRepositories_repositories",
                    "kind": "LinkedHandle",
                    "name": "repositories"
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "300cc319775f48fa471e7160b620dda6fbdad43b70938fcb7fee7c08cdeeeb34",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.gitops": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Gitops"
        },
        "cluster.gitops.branch": (v7/*:: as any*/),
        "cluster.gitops.clusterPath": (v7/*:: as any*/),
        "cluster.gitops.disable": (v8/*:: as any*/),
        "cluster.gitops.disable.allowed": (v9/*:: as any*/),
        "cluster.gitops.disable.code": (v10/*:: as any*/),
        "cluster.gitops.disable.message": (v7/*:: as any*/),
        "cluster.gitops.enable": (v8/*:: as any*/),
        "cluster.gitops.enable.allowed": (v9/*:: as any*/),
        "cluster.gitops.enable.code": (v10/*:: as any*/),
        "cluster.gitops.enable.message": (v7/*:: as any*/),
        "cluster.gitops.enabledAt": (v11/*:: as any*/),
        "cluster.gitops.id": (v12/*:: as any*/),
        "cluster.gitops.isEnabled": (v9/*:: as any*/),
        "cluster.gitops.message": (v7/*:: as any*/),
        "cluster.gitops.progress": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "cluster.gitops.reconciliation": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "GitopsReconciliation"
        },
        "cluster.gitops.reconciliation.fluxVersion": (v7/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "GitopsKustomization"
        },
        "cluster.gitops.reconciliation.kustomizations.inventory": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "GitopsInventoryItem"
        },
        "cluster.gitops.reconciliation.kustomizations.inventory.kind": (v13/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.inventory.name": (v13/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.inventory.namespace": (v7/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.lastAppliedRevision": (v7/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.message": (v13/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.name": (v13/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.path": (v13/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.reconciledAt": (v11/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.state": (v14/*:: as any*/),
        "cluster.gitops.reconciliation.source": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "GitopsSource"
        },
        "cluster.gitops.reconciliation.source.fetchedAt": (v11/*:: as any*/),
        "cluster.gitops.reconciliation.source.message": (v13/*:: as any*/),
        "cluster.gitops.reconciliation.source.revision": (v7/*:: as any*/),
        "cluster.gitops.reconciliation.source.state": (v14/*:: as any*/),
        "cluster.gitops.reconciliation.source.url": (v13/*:: as any*/),
        "cluster.gitops.repository": (v7/*:: as any*/),
        "cluster.gitops.repositoryUrl": (v7/*:: as any*/),
        "cluster.gitops.status": {
          "enumValues": [
            "ACTIVE",
            "CONFIGURING",
            "DISABLED",
            "DISABLING",
            "FAILED",
            "INACTIVE"
          ],
          "nullable": false,
          "plural": false,
          "type": "GitopsStatus"
        },
        "cluster.gitops.step": {
          "enumValues": [
            "ADD_DEPLOY_KEY",
            "INSTALL_OPERATOR",
            "PREPARE_FOLDER",
            "WAIT_FOR_FLUX"
          ],
          "nullable": true,
          "plural": false,
          "type": "GitopsStep"
        },
        "cluster.gitops.username": (v7/*:: as any*/),
        "cluster.id": (v12/*:: as any*/),
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
        "viewer.account.githubIntegration.access": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ActionState"
        },
        "viewer.account.githubIntegration.access.allowed": (v9/*:: as any*/),
        "viewer.account.githubIntegration.access.code": (v10/*:: as any*/),
        "viewer.account.githubIntegration.access.message": (v7/*:: as any*/),
        "viewer.account.githubIntegration.id": (v12/*:: as any*/),
        "viewer.account.githubIntegration.permissions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "GithubPermissions"
        },
        "viewer.account.githubIntegration.permissions.isComplete": (v9/*:: as any*/),
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
        "viewer.account.githubIntegration.repositories.edges.cursor": (v13/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Repository"
        },
        "viewer.account.githubIntegration.repositories.edges.node.__typename": (v13/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node.hasWriteAccess": (v9/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node.id": (v12/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node.isPrivate": (v9/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node.name": (v13/*:: as any*/),
        "viewer.account.githubIntegration.repositories.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.account.githubIntegration.repositories.pageInfo.endCursor": (v7/*:: as any*/),
        "viewer.account.githubIntegration.repositories.pageInfo.hasNextPage": (v9/*:: as any*/),
        "viewer.account.githubIntegration.repositories.totalCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "viewer.account.hasGithub": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.account.id": (v12/*:: as any*/)
      }
    },
    "name": "GitopsPanelTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "92490534f898e51154d56d3fa89fdd28";

export default node;
