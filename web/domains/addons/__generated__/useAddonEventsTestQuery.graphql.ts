/**
 * @generated SignedSource<<088ebbebdd5e7868127453d7b2d10ef9>>
 * @relayHash 516868c68a889d300f16e9e2f9dd3ac4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aca2776453195767ef029d383c714e39644c345a068c914ad9953cf7bfdf1d1f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAddonEventsTestQuery$variables = Record<PropertyKey, never>;
export type useAddonEventsTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"InstalledAddonsCard_cluster">;
  } | null | undefined;
};
export type useAddonEventsTestQuery = {
  response: useAddonEventsTestQuery$data;
  variables: useAddonEventsTestQuery$variables;
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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v4 = {
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
    "name": "useAddonEventsTestQuery",
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
            "name": "InstalledAddonsCard_cluster"
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
    "name": "useAddonEventsTestQuery",
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
            "kind": "ScalarField",
            "name": "uuid",
            "storageKey": null
          },
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
                      (v1/*:: as any*/),
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
                          (v1/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
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
                        "name": "progressMessage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "addons(first:100)"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "aca2776453195767ef029d383c714e39644c345a068c914ad9953cf7bfdf1d1f",
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
        "cluster.addons.edges.node.catalog": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CatalogAddon"
        },
        "cluster.addons.edges.node.catalog.id": (v2/*:: as any*/),
        "cluster.addons.edges.node.catalog.latestVersion": (v3/*:: as any*/),
        "cluster.addons.edges.node.catalog.title": (v3/*:: as any*/),
        "cluster.addons.edges.node.id": (v2/*:: as any*/),
        "cluster.addons.edges.node.progress": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "cluster.addons.edges.node.progressMessage": (v4/*:: as any*/),
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
        "cluster.addons.edges.node.version": (v4/*:: as any*/),
        "cluster.id": (v2/*:: as any*/),
        "cluster.uuid": (v3/*:: as any*/)
      }
    },
    "name": "useAddonEventsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "32a8d9f0508db302ac7446b05b6a0a50";

export default node;
