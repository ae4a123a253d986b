/**
 * @generated SignedSource<<40ecb98876bcb8aa9fa439f13a71d6b3>>
 * @relayHash 6757f203b9157e516256c098034e9bb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2abf638708ffa3b735c81bdede2054d74b62e2dba4c8a1c151971102f79932d7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShellStatusTestQuery$variables = Record<PropertyKey, never>;
export type ShellStatusTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"FailingClusters_account" | "ShellStatus_account">;
    };
  } | null | undefined;
};
export type ShellStatusTestQuery = {
  response: ShellStatusTestQuery$data;
  variables: ShellStatusTestQuery$variables;
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
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShellStatusTestQuery",
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
                "name": "ShellStatus_account"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FailingClusters_account"
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
    "name": "ShellStatusTestQuery",
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
                "concreteType": "AccountUsage",
                "kind": "LinkedField",
                "name": "usage",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "activeClusters",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxClusters",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Plan",
                    "kind": "LinkedField",
                    "name": "plan",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
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
                    "value": 100
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
                            "name": "status",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "HealthSummary",
                            "kind": "LinkedField",
                            "name": "healthSummary",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "level",
                                "storageKey": null
                              }
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
                "storageKey": "clusters(filter:{\"archived\":false},first:100)"
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
    "id": "2abf638708ffa3b735c81bdede2054d74b62e2dba4c8a1c151971102f79932d7",
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
        "viewer.account.clusters.edges.node.healthSummary": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "HealthSummary"
        },
        "viewer.account.clusters.edges.node.healthSummary.level": {
          "enumValues": [
            "CRITICAL",
            "HEALTHY",
            "WARNING"
          ],
          "nullable": false,
          "plural": false,
          "type": "HealthLevel"
        },
        "viewer.account.clusters.edges.node.id": (v1/*:: as any*/),
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
        "viewer.account.id": (v1/*:: as any*/),
        "viewer.account.usage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AccountUsage"
        },
        "viewer.account.usage.activeClusters": (v2/*:: as any*/),
        "viewer.account.usage.maxClusters": (v2/*:: as any*/),
        "viewer.account.usage.plan": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Plan"
        },
        "viewer.account.usage.plan.id": (v1/*:: as any*/),
        "viewer.account.usage.plan.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "ShellStatusTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6c2f108b5757a94012d1e31d2fa1ef6a";

export default node;
