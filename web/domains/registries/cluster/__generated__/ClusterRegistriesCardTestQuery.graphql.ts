/**
 * @generated SignedSource<<38f0a3589e50f0ed2aff6cfe7899bd4a>>
 * @relayHash 9b5eed50532fad3ec463cfd7260bfe0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc50e7bdd4cc3f555acb01dcf5a94afe1241632fc6058c4f12182ee918abb5c3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterRegistriesCardTestQuery$variables = Record<PropertyKey, never>;
export type ClusterRegistriesCardTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"ClusterRegistriesCard_cluster">;
  } | null | undefined;
};
export type ClusterRegistriesCardTestQuery = {
  response: ClusterRegistriesCardTestQuery$data;
  variables: ClusterRegistriesCardTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c"
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
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v5 = [
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
  (v3/*:: as any*/)
],
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v8 = {
  "enumValues": [
    "AWS_ECR",
    "CUSTOM",
    "DOCKER_HUB",
    "GITHUB_REGISTRY",
    "GOOGLE_ARTIFACT"
  ],
  "nullable": false,
  "plural": false,
  "type": "RegistryType"
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "ActionState"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v11 = {
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
v12 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v13 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClusterRegistriesCardTestQuery",
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
            "name": "ClusterRegistriesCard_cluster"
          }
        ],
        "storageKey": "cluster(id:\"c\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ClusterRegistriesCardTestQuery",
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
            "concreteType": "ClusterRegistriesConnection",
            "kind": "LinkedField",
            "name": "registries",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ClusterRegistriesConnectionEdge",
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
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isDefault",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "appliedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Registry",
                        "kind": "LinkedField",
                        "name": "registry",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ActionState",
                        "kind": "LinkedField",
                        "name": "reapply",
                        "plural": false,
                        "selections": (v5/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ActionState",
                        "kind": "LinkedField",
                        "name": "remove",
                        "plural": false,
                        "selections": (v5/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ActionState",
                        "kind": "LinkedField",
                        "name": "setDefault",
                        "plural": false,
                        "selections": (v5/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "namespaceCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "namespaceTotal",
                        "storageKey": null
                      }
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
            "concreteType": "Registry",
            "kind": "LinkedField",
            "name": "applicableRegistries",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActionState",
            "kind": "LinkedField",
            "name": "applyRegistry",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "cluster(id:\"c\")"
      }
    ]
  },
  "params": {
    "id": "cc50e7bdd4cc3f555acb01dcf5a94afe1241632fc6058c4f12182ee918abb5c3",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.applicableRegistries": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Registry"
        },
        "cluster.applicableRegistries.__typename": (v6/*:: as any*/),
        "cluster.applicableRegistries.id": (v7/*:: as any*/),
        "cluster.applicableRegistries.name": (v6/*:: as any*/),
        "cluster.applicableRegistries.type": (v8/*:: as any*/),
        "cluster.applyRegistry": (v9/*:: as any*/),
        "cluster.applyRegistry.allowed": (v10/*:: as any*/),
        "cluster.applyRegistry.code": (v11/*:: as any*/),
        "cluster.applyRegistry.message": (v12/*:: as any*/),
        "cluster.id": (v7/*:: as any*/),
        "cluster.registries": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ClusterRegistriesConnection"
        },
        "cluster.registries.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ClusterRegistriesConnectionEdge"
        },
        "cluster.registries.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ClusterRegistry"
        },
        "cluster.registries.edges.node.appliedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "cluster.registries.edges.node.id": (v7/*:: as any*/),
        "cluster.registries.edges.node.isDefault": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "cluster.registries.edges.node.message": (v12/*:: as any*/),
        "cluster.registries.edges.node.name": (v6/*:: as any*/),
        "cluster.registries.edges.node.namespaceCount": (v13/*:: as any*/),
        "cluster.registries.edges.node.namespaceTotal": (v13/*:: as any*/),
        "cluster.registries.edges.node.reapply": (v9/*:: as any*/),
        "cluster.registries.edges.node.reapply.allowed": (v10/*:: as any*/),
        "cluster.registries.edges.node.reapply.code": (v11/*:: as any*/),
        "cluster.registries.edges.node.reapply.message": (v12/*:: as any*/),
        "cluster.registries.edges.node.registry": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Registry"
        },
        "cluster.registries.edges.node.registry.id": (v7/*:: as any*/),
        "cluster.registries.edges.node.registry.type": (v8/*:: as any*/),
        "cluster.registries.edges.node.remove": (v9/*:: as any*/),
        "cluster.registries.edges.node.remove.allowed": (v10/*:: as any*/),
        "cluster.registries.edges.node.remove.code": (v11/*:: as any*/),
        "cluster.registries.edges.node.remove.message": (v12/*:: as any*/),
        "cluster.registries.edges.node.setDefault": (v9/*:: as any*/),
        "cluster.registries.edges.node.setDefault.allowed": (v10/*:: as any*/),
        "cluster.registries.edges.node.setDefault.code": (v11/*:: as any*/),
        "cluster.registries.edges.node.setDefault.message": (v12/*:: as any*/),
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
        }
      }
    },
    "name": "ClusterRegistriesCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d1cb79bc4427b9c2778cc07153285bc2";

export default node;
