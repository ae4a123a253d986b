/**
 * @generated SignedSource<<0393a6ad830f1ee713cfcce41a902bec>>
 * @relayHash f1c3a8235a52d55046fe1fd9497f0a20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91f1ea4c9cb8b3730fd66ca27bd0da195e0341c1d6f85d965bdf1704b25ddd24

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LateFactsTestQuery$variables = Record<PropertyKey, never>;
export type LateFactsTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"GitopsFact_cluster" | "IngressEndpoints_cluster" | "RegistryFact_cluster">;
  } | null | undefined;
};
export type LateFactsTestQuery = {
  response: LateFactsTestQuery$data;
  variables: LateFactsTestQuery$variables;
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
  "nullable": true,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
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
    "name": "LateFactsTestQuery",
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
            "name": "IngressEndpoints_cluster"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GitopsFact_cluster"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RegistryFact_cluster"
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
    "name": "LateFactsTestQuery",
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
            "concreteType": "IngressEndpoint",
            "kind": "LinkedField",
            "name": "ingressEndpoints",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "family",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
                "name": "branch",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isDefault",
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
            "storageKey": "registries(first:100)"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "91f1ea4c9cb8b3730fd66ca27bd0da195e0341c1d6f85d965bdf1704b25ddd24",
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
        "cluster.gitops.branch": (v2/*:: as any*/),
        "cluster.gitops.id": (v3/*:: as any*/),
        "cluster.gitops.isEnabled": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cluster.gitops.repository": (v2/*:: as any*/),
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
        "cluster.id": (v3/*:: as any*/),
        "cluster.ingressEndpoints": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "IngressEndpoint"
        },
        "cluster.ingressEndpoints.address": (v4/*:: as any*/),
        "cluster.ingressEndpoints.family": {
          "enumValues": [
            "IPV4",
            "IPV6"
          ],
          "nullable": false,
          "plural": false,
          "type": "IpFamily"
        },
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
        "cluster.registries.edges.node.id": (v3/*:: as any*/),
        "cluster.registries.edges.node.isDefault": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "cluster.registries.edges.node.name": (v4/*:: as any*/)
      }
    },
    "name": "LateFactsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6b53979e696cb9d81281955e97741883";

export default node;
