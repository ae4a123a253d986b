/**
 * @generated SignedSource<<a44853c19a94cc497fd3ed874e953589>>
 * @relayHash bd837a78024b11d959c6b62a9e3c118f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad192b70c1ea004bc024d7df1691c97141653290139a3a2f04413864f68975e3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GettingStartedTestQuery$variables = Record<PropertyKey, never>;
export type GettingStartedTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"GettingStarted_viewer">;
  } | null | undefined;
};
export type GettingStartedTestQuery = {
  response: GettingStartedTestQuery$data;
  variables: GettingStartedTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v3 = {
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
    "name": "GettingStartedTestQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "GettingStarted_viewer"
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
    "name": "GettingStartedTestQuery",
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
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  }
                ],
                "concreteType": "ClusterConnection",
                "kind": "LinkedField",
                "name": "clusters",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClusterEdge",
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
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "first",
                                "value": 100
                              }
                            ],
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
                                          {
                                            "alias": null,
                                            "args": null,
                                            "kind": "ScalarField",
                                            "name": "isRequired",
                                            "storageKey": null
                                          },
                                          (v0/*:: as any*/)
                                        ],
                                        "storageKey": null
                                      },
                                      (v0/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": "addons(first:100)"
                          },
                          (v0/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "clusters(first:1)"
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ad192b70c1ea004bc024d7df1691c97141653290139a3a2f04413864f68975e3",
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
        "viewer.account.cloudToken.id": (v1/*:: as any*/),
        "viewer.account.cloudToken.isSaved": (v2/*:: as any*/),
        "viewer.account.clusters": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ClusterConnection"
        },
        "viewer.account.clusters.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ClusterEdge"
        },
        "viewer.account.clusters.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Cluster"
        },
        "viewer.account.clusters.edges.node.addons": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AddonConnection"
        },
        "viewer.account.clusters.edges.node.addons.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "AddonEdge"
        },
        "viewer.account.clusters.edges.node.addons.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Addon"
        },
        "viewer.account.clusters.edges.node.addons.edges.node.catalog": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CatalogAddon"
        },
        "viewer.account.clusters.edges.node.addons.edges.node.catalog.id": (v1/*:: as any*/),
        "viewer.account.clusters.edges.node.addons.edges.node.catalog.isRequired": (v2/*:: as any*/),
        "viewer.account.clusters.edges.node.addons.edges.node.id": (v1/*:: as any*/),
        "viewer.account.clusters.edges.node.addons.edges.node.isInstalled": (v2/*:: as any*/),
        "viewer.account.clusters.edges.node.id": (v1/*:: as any*/),
        "viewer.account.clusters.edges.node.name": (v3/*:: as any*/),
        "viewer.account.clusters.edges.node.uuid": (v3/*:: as any*/),
        "viewer.account.id": (v1/*:: as any*/)
      }
    },
    "name": "GettingStartedTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "67e2ca574474b73b7db3e2f88a3463a8";

export default node;
