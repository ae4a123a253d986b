/**
 * @generated SignedSource<<217efd8fb5d2322a3d6d20d9e82c27a1>>
 * @relayHash 099f61a8845a20278854917a3b2b0183
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5432dae8206beb3bfdc1ceadb58df80ed073c61ba01be61730813501a5bf7116

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterSecretsCardTestQuery$variables = Record<PropertyKey, never>;
export type ClusterSecretsCardTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"ClusterSecretsCard_cluster">;
  } | null | undefined;
};
export type ClusterSecretsCardTestQuery = {
  response: ClusterSecretsCardTestQuery$data;
  variables: ClusterSecretsCardTestQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClusterSecretsCardTestQuery",
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
            "name": "ClusterSecretsCard_cluster"
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
    "name": "ClusterSecretsCardTestQuery",
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
            "args": null,
            "concreteType": "ActionState",
            "kind": "LinkedField",
            "name": "manageSecrets",
            "plural": false,
            "selections": [
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
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
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "ClusterSecretsConnection",
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ClusterSecretsConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "KubernetesSecret",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
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
                        "name": "namespace",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "type",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "keys",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "secrets(first:100)"
          }
        ],
        "storageKey": "cluster(id:\"c\")"
      }
    ]
  },
  "params": {
    "id": "5432dae8206beb3bfdc1ceadb58df80ed073c61ba01be61730813501a5bf7116",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.id": (v2/*:: as any*/),
        "cluster.manageSecrets": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ActionState"
        },
        "cluster.manageSecrets.allowed": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cluster.manageSecrets.code": {
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
        "cluster.manageSecrets.message": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "cluster.secrets": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ClusterSecretsConnection"
        },
        "cluster.secrets.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ClusterSecretsConnectionEdge"
        },
        "cluster.secrets.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "KubernetesSecret"
        },
        "cluster.secrets.edges.node.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "cluster.secrets.edges.node.id": (v2/*:: as any*/),
        "cluster.secrets.edges.node.keys": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "String"
        },
        "cluster.secrets.edges.node.name": (v3/*:: as any*/),
        "cluster.secrets.edges.node.namespace": (v3/*:: as any*/),
        "cluster.secrets.edges.node.type": (v3/*:: as any*/),
        "cluster.secrets.totalCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        }
      }
    },
    "name": "ClusterSecretsCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "754a8f55ea192d9c1e1f3aaec5a2314a";

export default node;
