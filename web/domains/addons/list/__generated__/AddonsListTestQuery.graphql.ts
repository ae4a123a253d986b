/**
 * @generated SignedSource<<b596391e316488ec292226277e9ddc68>>
 * @relayHash 87e391c5992527381a8b8a5609dee855
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 730179652b61557bbc7cd3a8100b3c9b731f4f3e39f14009b5edcf086e17a79e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonsListTestQuery$variables = Record<PropertyKey, never>;
export type AddonsListTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"AddonsList_cluster">;
  } | null | undefined;
};
export type AddonsListTestQuery = {
  response: AddonsListTestQuery$data;
  variables: AddonsListTestQuery$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowed",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v1/*:: as any*/)
],
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "CatalogAddon"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ActionState"
},
v14 = {
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
v15 = {
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
    "name": "AddonsListTestQuery",
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
            "name": "AddonsList_cluster"
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
    "name": "AddonsListTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
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
                      (v2/*:: as any*/),
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
                        "name": "isInstalled",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CatalogAddon",
                        "kind": "LinkedField",
                        "name": "catalog",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
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
                            "name": "category",
                            "storageKey": null
                          },
                          (v1/*:: as any*/),
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
                        "selections": (v7/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ActionState",
                        "kind": "LinkedField",
                        "name": "rollback",
                        "plural": false,
                        "selections": (v7/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ActionState",
                        "kind": "LinkedField",
                        "name": "uninstall",
                        "plural": false,
                        "selections": (v7/*:: as any*/),
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
                          (v5/*:: as any*/),
                          (v4/*:: as any*/),
                          (v6/*:: as any*/)
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
                            "selections": (v8/*:: as any*/),
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
                        "selections": (v8/*:: as any*/),
                        "storageKey": null
                      },
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "addons(first:100)"
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "730179652b61557bbc7cd3a8100b3c9b731f4f3e39f14009b5edcf086e17a79e",
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
        "cluster.addons.edges.node.catalog": (v9/*:: as any*/),
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
        "cluster.addons.edges.node.catalog.description": (v10/*:: as any*/),
        "cluster.addons.edges.node.catalog.id": (v11/*:: as any*/),
        "cluster.addons.edges.node.catalog.isRequired": (v12/*:: as any*/),
        "cluster.addons.edges.node.catalog.latestVersion": (v10/*:: as any*/),
        "cluster.addons.edges.node.catalog.title": (v10/*:: as any*/),
        "cluster.addons.edges.node.id": (v11/*:: as any*/),
        "cluster.addons.edges.node.install": (v13/*:: as any*/),
        "cluster.addons.edges.node.install.allowed": (v12/*:: as any*/),
        "cluster.addons.edges.node.install.code": (v14/*:: as any*/),
        "cluster.addons.edges.node.install.message": (v15/*:: as any*/),
        "cluster.addons.edges.node.isInstalled": (v12/*:: as any*/),
        "cluster.addons.edges.node.name": (v10/*:: as any*/),
        "cluster.addons.edges.node.previousVersion": (v15/*:: as any*/),
        "cluster.addons.edges.node.progress": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "cluster.addons.edges.node.progressMessage": (v15/*:: as any*/),
        "cluster.addons.edges.node.requiredByAddons": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CatalogAddon"
        },
        "cluster.addons.edges.node.requiredByAddons.id": (v11/*:: as any*/),
        "cluster.addons.edges.node.requiredByAddons.name": (v10/*:: as any*/),
        "cluster.addons.edges.node.requiredByAddons.title": (v10/*:: as any*/),
        "cluster.addons.edges.node.requires": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "AddonRequirement"
        },
        "cluster.addons.edges.node.requires.addon": (v9/*:: as any*/),
        "cluster.addons.edges.node.requires.addon.id": (v11/*:: as any*/),
        "cluster.addons.edges.node.requires.addon.name": (v10/*:: as any*/),
        "cluster.addons.edges.node.requires.addon.title": (v10/*:: as any*/),
        "cluster.addons.edges.node.requires.isSatisfied": (v12/*:: as any*/),
        "cluster.addons.edges.node.rollback": (v13/*:: as any*/),
        "cluster.addons.edges.node.rollback.allowed": (v12/*:: as any*/),
        "cluster.addons.edges.node.rollback.code": (v14/*:: as any*/),
        "cluster.addons.edges.node.rollback.message": (v15/*:: as any*/),
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
        "cluster.addons.edges.node.uninstall": (v13/*:: as any*/),
        "cluster.addons.edges.node.uninstall.allowed": (v12/*:: as any*/),
        "cluster.addons.edges.node.uninstall.code": (v14/*:: as any*/),
        "cluster.addons.edges.node.uninstall.message": (v15/*:: as any*/),
        "cluster.addons.edges.node.upgrade": (v13/*:: as any*/),
        "cluster.addons.edges.node.upgrade.allowed": (v12/*:: as any*/),
        "cluster.addons.edges.node.upgrade.code": (v14/*:: as any*/),
        "cluster.addons.edges.node.upgrade.message": (v15/*:: as any*/),
        "cluster.addons.edges.node.version": (v15/*:: as any*/),
        "cluster.id": (v11/*:: as any*/)
      }
    },
    "name": "AddonsListTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9aac7ff25b61599fcfed5c6f8da609dd";

export default node;
