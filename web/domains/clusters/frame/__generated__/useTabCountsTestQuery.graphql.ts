/**
 * @generated SignedSource<<71987fb4ef534b316b4e38f6d5820d76>>
 * @relayHash 6c1716ae46741cc8b734f0aa1fe06785
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99c8fd1b8f2629085db9cd3604c0bbab8b24f94b8a8c23521bf5bc23003647fd

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
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "latestVersion",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "nullable": true,
  "plural": false,
  "type": "String"
},
v8 = {
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
                      (v2/*:: as any*/),
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
            ],
            "storageKey": "addons(first:100)"
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "InstalledAppConnection",
            "kind": "LinkedField",
            "name": "installedApps",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InstalledAppEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InstalledApp",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "installedApps(first:100)"
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ClusterRegistryConnection",
            "kind": "LinkedField",
            "name": "registries",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ClusterRegistryEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClusterRegistry",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "registries(first:100)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DeploymentCounts",
            "kind": "LinkedField",
            "name": "deploymentCounts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failed",
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
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              }
            ],
            "storageKey": "secrets(first:100)"
          },
          (v5/*:: as any*/)
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "99c8fd1b8f2629085db9cd3604c0bbab8b24f94b8a8c23521bf5bc23003647fd",
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
        "cluster.addons.edges.node.version": (v7/*:: as any*/),
        "cluster.deploymentCounts": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DeploymentCounts"
        },
        "cluster.deploymentCounts.failed": (v8/*:: as any*/),
        "cluster.deploymentCounts.total": (v8/*:: as any*/),
        "cluster.id": (v6/*:: as any*/),
        "cluster.installedApps": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "InstalledAppConnection"
        },
        "cluster.installedApps.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "InstalledAppEdge"
        },
        "cluster.installedApps.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "InstalledApp"
        },
        "cluster.installedApps.edges.node.id": (v6/*:: as any*/),
        "cluster.installedApps.edges.node.latestVersion": (v7/*:: as any*/),
        "cluster.installedApps.edges.node.status": {
          "enumValues": [
            "CONFIGURING",
            "FAILED",
            "INSTALLED",
            "INSTALLING_ADDONS",
            "INSTALLING_DEPENDENCIES",
            "PENDING",
            "ROLLBACK",
            "UNINSTALLING",
            "UNINSTALL_FAILED",
            "UPGRADING"
          ],
          "nullable": false,
          "plural": false,
          "type": "AppStatus"
        },
        "cluster.installedApps.edges.node.version": (v7/*:: as any*/),
        "cluster.registries": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ClusterRegistryConnection"
        },
        "cluster.registries.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ClusterRegistryEdge"
        },
        "cluster.registries.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ClusterRegistry"
        },
        "cluster.registries.edges.node.id": (v6/*:: as any*/),
        "cluster.registries.edges.node.status": {
          "enumValues": [
            "APPLIED",
            "APPLYING",
            "FAILED",
            "REMOVING"
          ],
          "nullable": true,
          "plural": false,
          "type": "ClusterRegistryStatus"
        },
        "cluster.secrets": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "KubernetesSecretConnection"
        },
        "cluster.secrets.totalCount": (v8/*:: as any*/)
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
