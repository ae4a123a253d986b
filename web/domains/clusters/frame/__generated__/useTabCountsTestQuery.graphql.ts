/**
 * @generated SignedSource<<1fe097daeab572d31d3f6dcb93326f8b>>
 * @relayHash 68622601eb17c00d708899062d8f022b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c600b7ff390b25f47d9c527b90644a8a6ffdc60a0152ff5cf354268c6b09ebb1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTabCountsTestQuery$variables = Record<PropertyKey, never>;
export type useTabCountsTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"useTabCounts_cluster">;
  } | null | undefined;
};
export type useTabCountsTestQuery = {
  response: useTabCountsTestQuery$data;
  variables: useTabCountsTestQuery$variables;
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
    "value": 100
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failed",
  "storageKey": null
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v8 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "InstalledAppConnection"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTabCountsTestQuery",
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
            "name": "useTabCounts_cluster"
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
    "name": "useTabCountsTestQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "AddonConnection",
            "kind": "LinkedField",
            "name": "addons",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AddonEdge",
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
                        "concreteType": "CatalogAddon",
                        "kind": "LinkedField",
                        "name": "catalog",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "latestVersion",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
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
            "storageKey": "addons(first:100)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InstalledAppConnection",
            "kind": "LinkedField",
            "name": "installedApps",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "failedApps",
            "args": [
              {
                "kind": "Literal",
                "name": "filter",
                "value": {
                  "statuses": [
                    "FAILED",
                    "UNINSTALL_FAILED"
                  ]
                }
              }
            ],
            "concreteType": "InstalledAppConnection",
            "kind": "LinkedField",
            "name": "installedApps",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": "installedApps(filter:{\"statuses\":[\"FAILED\",\"UNINSTALL_FAILED\"]})"
          },
          {
            "alias": "outdatedApps",
            "args": [
              {
                "kind": "Literal",
                "name": "filter",
                "value": {
                  "outdated": true
                }
              }
            ],
            "concreteType": "InstalledAppConnection",
            "kind": "LinkedField",
            "name": "installedApps",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": "installedApps(filter:{\"outdated\":true})"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RegistryCounts",
            "kind": "LinkedField",
            "name": "registryCounts",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DeploymentCounts",
            "kind": "LinkedField",
            "name": "deploymentCounts",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "running",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inProgress",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "KubernetesSecretConnection",
            "kind": "LinkedField",
            "name": "secrets",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": "secrets(first:100)"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "c600b7ff390b25f47d9c527b90644a8a6ffdc60a0152ff5cf354268c6b09ebb1",
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
          "type": "AddonConnection"
        },
        "cluster.addons.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "AddonEdge"
        },
        "cluster.addons.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Addon"
        },
        "cluster.addons.edges.node.catalog": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CatalogAddon"
        },
        "cluster.addons.edges.node.catalog.id": (v6/*:: as any*/),
        "cluster.addons.edges.node.catalog.latestVersion": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "cluster.addons.edges.node.id": (v6/*:: as any*/),
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
        "cluster.addons.edges.node.version": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "cluster.deploymentCounts": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DeploymentCounts"
        },
        "cluster.deploymentCounts.failed": (v7/*:: as any*/),
        "cluster.deploymentCounts.inProgress": (v7/*:: as any*/),
        "cluster.deploymentCounts.running": (v7/*:: as any*/),
        "cluster.deploymentCounts.total": (v7/*:: as any*/),
        "cluster.failedApps": (v8/*:: as any*/),
        "cluster.failedApps.totalCount": (v7/*:: as any*/),
        "cluster.id": (v6/*:: as any*/),
        "cluster.installedApps": (v8/*:: as any*/),
        "cluster.installedApps.totalCount": (v7/*:: as any*/),
        "cluster.outdatedApps": (v8/*:: as any*/),
        "cluster.outdatedApps.totalCount": (v7/*:: as any*/),
        "cluster.registryCounts": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "RegistryCounts"
        },
        "cluster.registryCounts.failed": (v7/*:: as any*/),
        "cluster.registryCounts.total": (v7/*:: as any*/),
        "cluster.secrets": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "KubernetesSecretConnection"
        },
        "cluster.secrets.totalCount": (v7/*:: as any*/)
      }
    },
    "name": "useTabCountsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a908fec25b34ae93fac3723f1007acb5";

export default node;
