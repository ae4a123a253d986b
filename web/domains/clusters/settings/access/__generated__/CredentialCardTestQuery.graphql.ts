/**
 * @generated SignedSource<<f27da7d049fccdc4b7e9b60acf400fc1>>
 * @relayHash 2be7aaeee541c704849292724971357a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8f8b1c38d36c7a9068f4176621f928f9cc5d4985b41ce51b538e6707ad2bb82

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CredentialCardTestQuery$variables = Record<PropertyKey, never>;
export type CredentialCardTestQuery$data = {
  readonly cluster: {
    readonly credentials: {
      readonly kubeconfig: {
        readonly " $fragmentSpreads": FragmentRefs<"CredentialCard_file">;
      };
    } | null | undefined;
  } | null | undefined;
};
export type CredentialCardTestQuery = {
  response: CredentialCardTestQuery$data;
  variables: CredentialCardTestQuery$variables;
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
    "name": "CredentialCardTestQuery",
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
            "concreteType": "ClusterCredentials",
            "kind": "LinkedField",
            "name": "credentials",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CredentialFile",
                "kind": "LinkedField",
                "name": "kubeconfig",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CredentialCard_file"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "name": "CredentialCardTestQuery",
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
            "concreteType": "ClusterCredentials",
            "kind": "LinkedField",
            "name": "credentials",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CredentialFile",
                "kind": "LinkedField",
                "name": "kubeconfig",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "filename",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "downloadedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "downloadedBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ActionState",
                    "kind": "LinkedField",
                    "name": "download",
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
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "e8f8b1c38d36c7a9068f4176621f928f9cc5d4985b41ce51b538e6707ad2bb82",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.credentials": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ClusterCredentials"
        },
        "cluster.credentials.kubeconfig": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CredentialFile"
        },
        "cluster.credentials.kubeconfig.download": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ActionState"
        },
        "cluster.credentials.kubeconfig.download.allowed": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cluster.credentials.kubeconfig.download.code": {
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
        "cluster.credentials.kubeconfig.download.message": (v1/*:: as any*/),
        "cluster.credentials.kubeconfig.downloadedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "cluster.credentials.kubeconfig.downloadedBy": (v1/*:: as any*/),
        "cluster.credentials.kubeconfig.filename": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "cluster.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        }
      }
    },
    "name": "CredentialCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f0d02c579a9b9d5751b86e68d063e75c";

export default node;
