/**
 * @generated SignedSource<<98c46974d410841e41e329b6fa146e7d>>
 * @relayHash a79cb3e24a5307bbd70f95aca16c4178
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID decbed3c4a9b30efae57e8556c6315a11f0be6a3aa291e6eedd08ca84f9cd0a9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonCardTestQuery$variables = Record<PropertyKey, never>;
export type AddonCardTestQuery$data = {
  readonly cluster: {
    readonly addons: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"AddonCard_addon">;
        };
      }>;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddonCard_cluster">;
  } | null | undefined;
};
export type AddonCardTestQuery = {
  response: AddonCardTestQuery$data;
  variables: AddonCardTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c1"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowed",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v8 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v2/*:: as any*/)
],
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "CatalogAddon"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
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
  "type": "Boolean"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ActionState"
},
v15 = {
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
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddonCardTestQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "AddonCard_cluster"
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ClusterAddonsConnection",
            "kind": "LinkedField",
            "name": "addons",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ClusterAddonsConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Addon",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "AddonCard_addon"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "addons(first:1)"
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AddonCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ClusterAddonsConnection",
            "kind": "LinkedField",
            "name": "addons",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ClusterAddonsConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Addon",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CatalogAddon",
                        "kind": "LinkedField",
                        "name": "catalog",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "description",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isRequired",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "category",
                            "storageKey": null
                          },
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "latestVersion",
                            "storageKey": null
                          }
                        ],
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
                        "name": "version",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "previousVersion",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ActionState",
                        "kind": "LinkedField",
                        "name": "upgrade",
                        "plural": false,
                        "selections": (v8/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ActionState",
                        "kind": "LinkedField",
                        "name": "rollback",
                        "plural": false,
                        "selections": (v8/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ActionState",
                        "kind": "LinkedField",
                        "name": "uninstall",
                        "plural": false,
                        "selections": (v8/*:: as any*/),
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
                        "concreteType": "ActionState",
                        "kind": "LinkedField",
                        "name": "install",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v5/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AddonRequirement",
                        "kind": "LinkedField",
                        "name": "requires",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isSatisfied",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CatalogAddon",
                            "kind": "LinkedField",
                            "name": "addon",
                            "plural": false,
                            "selections": (v9/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CatalogAddon",
                        "kind": "LinkedField",
                        "name": "requiredByAddons",
                        "plural": true,
                        "selections": (v9/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isInstalled",
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "addons(first:1)"
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "decbed3c4a9b30efae57e8556c6315a11f0be6a3aa291e6eedd08ca84f9cd0a9",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.addons": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ClusterAddonsConnection"
        },
        "cluster.addons.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ClusterAddonsConnectionEdge"
        },
        "cluster.addons.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Addon"
        },
        "cluster.addons.edges.node.catalog": (v10/*:: as any*/),
        "cluster.addons.edges.node.catalog.category": {
          "enumValues": [
            "DATABASES",
            "GITOPS",
            "MONITORING",
            "NETWORKING",
            "OTHER",
            "SECURITY"
          ],
          "nullable": false,
          "plural": false,
          "type": "AddonCategory"
        },
        "cluster.addons.edges.node.catalog.description": (v11/*:: as any*/),
        "cluster.addons.edges.node.catalog.id": (v12/*:: as any*/),
        "cluster.addons.edges.node.catalog.isRequired": (v13/*:: as any*/),
        "cluster.addons.edges.node.catalog.latestVersion": (v11/*:: as any*/),
        "cluster.addons.edges.node.catalog.title": (v11/*:: as any*/),
        "cluster.addons.edges.node.id": (v12/*:: as any*/),
        "cluster.addons.edges.node.install": (v14/*:: as any*/),
        "cluster.addons.edges.node.install.allowed": (v13/*:: as any*/),
        "cluster.addons.edges.node.install.code": (v15/*:: as any*/),
        "cluster.addons.edges.node.install.message": (v16/*:: as any*/),
        "cluster.addons.edges.node.isInstalled": (v13/*:: as any*/),
        "cluster.addons.edges.node.name": (v11/*:: as any*/),
        "cluster.addons.edges.node.previousVersion": (v16/*:: as any*/),
        "cluster.addons.edges.node.progress": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "cluster.addons.edges.node.progressMessage": (v16/*:: as any*/),
        "cluster.addons.edges.node.requiredByAddons": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CatalogAddon"
        },
        "cluster.addons.edges.node.requiredByAddons.id": (v12/*:: as any*/),
        "cluster.addons.edges.node.requiredByAddons.name": (v11/*:: as any*/),
        "cluster.addons.edges.node.requiredByAddons.title": (v11/*:: as any*/),
        "cluster.addons.edges.node.requires": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "AddonRequirement"
        },
        "cluster.addons.edges.node.requires.addon": (v10/*:: as any*/),
        "cluster.addons.edges.node.requires.addon.id": (v12/*:: as any*/),
        "cluster.addons.edges.node.requires.addon.name": (v11/*:: as any*/),
        "cluster.addons.edges.node.requires.addon.title": (v11/*:: as any*/),
        "cluster.addons.edges.node.requires.isSatisfied": (v13/*:: as any*/),
        "cluster.addons.edges.node.rollback": (v14/*:: as any*/),
        "cluster.addons.edges.node.rollback.allowed": (v13/*:: as any*/),
        "cluster.addons.edges.node.rollback.code": (v15/*:: as any*/),
        "cluster.addons.edges.node.rollback.message": (v16/*:: as any*/),
        "cluster.addons.edges.node.status": {
          "enumValues": [
            "FAILED",
            "INSTALLED",
            "INSTALLING",
            "NOT_INSTALLED",
            "ROLLBACK_FAILED",
            "ROLLED_BACK",
            "ROLLING_BACK",
            "UNINSTALLED",
            "UNINSTALLING",
            "UNINSTALL_FAILED",
            "UPGRADED",
            "UPGRADING"
          ],
          "nullable": false,
          "plural": false,
          "type": "AddonStatus"
        },
        "cluster.addons.edges.node.uninstall": (v14/*:: as any*/),
        "cluster.addons.edges.node.uninstall.allowed": (v13/*:: as any*/),
        "cluster.addons.edges.node.uninstall.code": (v15/*:: as any*/),
        "cluster.addons.edges.node.uninstall.message": (v16/*:: as any*/),
        "cluster.addons.edges.node.upgrade": (v14/*:: as any*/),
        "cluster.addons.edges.node.upgrade.allowed": (v13/*:: as any*/),
        "cluster.addons.edges.node.upgrade.code": (v15/*:: as any*/),
        "cluster.addons.edges.node.upgrade.message": (v16/*:: as any*/),
        "cluster.addons.edges.node.version": (v16/*:: as any*/),
        "cluster.id": (v12/*:: as any*/)
      }
    },
    "name": "AddonCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7dc22fc4ec1a913d2ed040142bff237a";

export default node;
