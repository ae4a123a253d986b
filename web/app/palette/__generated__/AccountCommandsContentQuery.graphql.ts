/**
 * @generated SignedSource<<f1d22b2c180705e96389dc4fd348e450>>
 * @relayHash 1b238a15571a155c5e8cece0639c73bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad932bfaa44bb36c55beb6eea9bc49aef4152e6048a0cb613213103cbdd7fe49

import type { ConcreteRequest } from 'relay-runtime';
export type AccountCommandsContentQuery$variables = Record<PropertyKey, never>;
export type AccountCommandsContentQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly addons: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly catalog: {
              readonly title: string;
            };
            readonly cluster: {
              readonly name: string;
              readonly uuid: string;
            };
            readonly name: string;
          };
        }>;
      } | null | undefined;
      readonly clusters: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly installedApps: {
              readonly edges: ReadonlyArray<{
                readonly node: {
                  readonly catalog: {
                    readonly tags: ReadonlyArray<string>;
                    readonly title: string;
                  } | null | undefined;
                  readonly name: string;
                };
              }>;
            } | null | undefined;
            readonly name: string;
            readonly uuid: string;
          };
        }>;
      } | null | undefined;
      readonly deployments: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly cluster: {
              readonly name: string;
              readonly uuid: string;
            };
            readonly name: string;
            readonly namespace: string;
            readonly uuid: string;
          };
        }>;
      } | null | undefined;
      readonly nodes: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly cluster: {
              readonly name: string;
              readonly uuid: string;
            };
            readonly name: string;
          };
        }>;
      } | null | undefined;
      readonly postgresClusters: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly cluster: {
              readonly name: string;
              readonly uuid: string;
            };
            readonly databaseName: string;
            readonly name: string;
            readonly uuid: string;
          };
        }>;
      } | null | undefined;
    };
  } | null | undefined;
};
export type AccountCommandsContentQuery = {
  response: AccountCommandsContentQuery$data;
  variables: AccountCommandsContentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
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
  "name": "namespace",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Cluster",
  "kind": "LinkedField",
  "name": "cluster",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseName",
  "storageKey": null
},
v7 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "statuses": [
        "INSTALLED",
        "UPGRADED",
        "ROLLED_BACK",
        "FAILED"
      ]
    }
  },
  (v0/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "archived": false
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 25
  }
],
v10 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tags",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Cluster",
  "kind": "LinkedField",
  "name": "cluster",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountCommandsContentQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "DeploymentConnection",
                "kind": "LinkedField",
                "name": "deployments",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DeploymentEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Deployment",
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
                "storageKey": "deployments(first:100)"
              },
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "PostgresClusterConnection",
                "kind": "LinkedField",
                "name": "postgresClusters",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PostgresClusterEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PostgresCluster",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          (v6/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "postgresClusters(first:100)"
              },
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "ClusterNodeConnection",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClusterNodeEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ClusterNode",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "nodes(first:100)"
              },
              {
                "alias": null,
                "args": (v7/*:: as any*/),
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
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CatalogAddon",
                            "kind": "LinkedField",
                            "name": "catalog",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/)
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
                "storageKey": "addons(filter:{\"statuses\":[\"INSTALLED\",\"UPGRADED\",\"ROLLED_BACK\",\"FAILED\"]},first:100)"
              },
              {
                "alias": null,
                "args": (v9/*:: as any*/),
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
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v10/*:: as any*/),
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
                                      (v3/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "CatalogApp",
                                        "kind": "LinkedField",
                                        "name": "catalog",
                                        "plural": false,
                                        "selections": [
                                          (v8/*:: as any*/),
                                          (v11/*:: as any*/)
                                        ],
                                        "storageKey": null
                                      }
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": "installedApps(first:50)"
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "clusters(filter:{\"archived\":false},first:25)"
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
    "name": "AccountCommandsContentQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "DeploymentConnection",
                "kind": "LinkedField",
                "name": "deployments",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DeploymentEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Deployment",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v13/*:: as any*/),
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "deployments(first:100)"
              },
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "PostgresClusterConnection",
                "kind": "LinkedField",
                "name": "postgresClusters",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PostgresClusterEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PostgresCluster",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          (v6/*:: as any*/),
                          (v13/*:: as any*/),
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "postgresClusters(first:100)"
              },
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "ClusterNodeConnection",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClusterNodeEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ClusterNode",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v13/*:: as any*/),
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "nodes(first:100)"
              },
              {
                "alias": null,
                "args": (v7/*:: as any*/),
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
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CatalogAddon",
                            "kind": "LinkedField",
                            "name": "catalog",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v12/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v13/*:: as any*/),
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "addons(filter:{\"statuses\":[\"INSTALLED\",\"UPGRADED\",\"ROLLED_BACK\",\"FAILED\"]},first:100)"
              },
              {
                "alias": null,
                "args": (v9/*:: as any*/),
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
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v10/*:: as any*/),
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
                                      (v3/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "CatalogApp",
                                        "kind": "LinkedField",
                                        "name": "catalog",
                                        "plural": false,
                                        "selections": [
                                          (v8/*:: as any*/),
                                          (v11/*:: as any*/),
                                          (v12/*:: as any*/)
                                        ],
                                        "storageKey": null
                                      },
                                      (v12/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": "installedApps(first:50)"
                          },
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "clusters(filter:{\"archived\":false},first:25)"
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ad932bfaa44bb36c55beb6eea9bc49aef4152e6048a0cb613213103cbdd7fe49",
    "metadata": {},
    "name": "AccountCommandsContentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "108e0f787d6fe0854ca8a38794c69abd";

export default node;
