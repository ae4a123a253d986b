/**
 * @generated SignedSource<<5424935c4e5ee8381eb79040e1a185eb>>
 * @relayHash ed0c921d5a8d169401832c0d7b3eb29d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 299e3961f18b13499de6ed7bd6b760e40fd58d3c117a8a341f5f37972034e4cd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CloudTokenCardTestQuery$variables = Record<PropertyKey, never>;
export type CloudTokenCardTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"CloudTokenCard_account">;
    };
  } | null | undefined;
};
export type CloudTokenCardTestQuery = {
  response: CloudTokenCardTestQuery$data;
  variables: CloudTokenCardTestQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CloudTokenCardTestQuery",
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
                "name": "CloudTokenCard_account"
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
    "name": "CloudTokenCardTestQuery",
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
                "args": null,
                "concreteType": "ActionState",
                "kind": "LinkedField",
                "name": "manageCloudToken",
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
                "args": null,
                "concreteType": "AccountClustersConnection",
                "kind": "LinkedField",
                "name": "clusters",
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
                "storageKey": null
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
    "id": "299e3961f18b13499de6ed7bd6b760e40fd58d3c117a8a341f5f37972034e4cd",
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
          "type": "AccountClustersConnection"
        },
        "viewer.account.clusters.totalCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "viewer.account.id": (v1/*:: as any*/),
        "viewer.account.manageCloudToken": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ActionState"
        },
        "viewer.account.manageCloudToken.allowed": (v2/*:: as any*/),
        "viewer.account.manageCloudToken.code": {
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
        "viewer.account.manageCloudToken.message": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "CloudTokenCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f8c7a253c0be686d8e2411be98cadb6";

export default node;
