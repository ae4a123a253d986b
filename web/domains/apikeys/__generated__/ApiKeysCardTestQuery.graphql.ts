/**
 * @generated SignedSource<<e2016ac86a78728c2b0ef6435a54779e>>
 * @relayHash 280602b965cd4f1b844ef8f64274da5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96b947f0e3679a1047e2c033ed6bd1463dc8455521c1758fd0ec4048fffee8d5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApiKeysCardTestQuery$variables = Record<PropertyKey, never>;
export type ApiKeysCardTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"ApiKeysCard_account">;
    };
  } | null | undefined;
};
export type ApiKeysCardTestQuery = {
  response: ApiKeysCardTestQuery$data;
  variables: ApiKeysCardTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
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
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v5 = {
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
    "name": "ApiKeysCardTestQuery",
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
                "name": "ApiKeysCard_account"
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
    "name": "ApiKeysCardTestQuery",
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
                "concreteType": "ActionState",
                "kind": "LinkedField",
                "name": "manageApiKeys",
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
                "args": (v0/*:: as any*/),
                "concreteType": "AccountApiKeysConnection",
                "kind": "LinkedField",
                "name": "apiKeys",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AccountApiKeysConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ApiKey",
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
                            "name": "prefix",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "scope",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isActive",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "createdAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lastUsedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__typename",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endCursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "kind": "ClientExtension",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__id",
                        "storageKey": null
                      }
                    ]
                  }
                ],
                "storageKey": "apiKeys(first:100)"
              },
              {
                "alias": null,
                "args": (v0/*:: as any*/),
                "filters": null,
                "handle": "connection",
                "key": "ApiKeysCard_apiKeys",
                "kind": "LinkedHandle",
                "name": "apiKeys"
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "96b947f0e3679a1047e2c033ed6bd1463dc8455521c1758fd0ec4048fffee8d5",
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
        "viewer.account.apiKeys": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AccountApiKeysConnection"
        },
        "viewer.account.apiKeys.__id": (v2/*:: as any*/),
        "viewer.account.apiKeys.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "AccountApiKeysConnectionEdge"
        },
        "viewer.account.apiKeys.edges.cursor": (v3/*:: as any*/),
        "viewer.account.apiKeys.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ApiKey"
        },
        "viewer.account.apiKeys.edges.node.__typename": (v3/*:: as any*/),
        "viewer.account.apiKeys.edges.node.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.account.apiKeys.edges.node.id": (v2/*:: as any*/),
        "viewer.account.apiKeys.edges.node.isActive": (v4/*:: as any*/),
        "viewer.account.apiKeys.edges.node.lastUsedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.account.apiKeys.edges.node.name": (v3/*:: as any*/),
        "viewer.account.apiKeys.edges.node.prefix": (v3/*:: as any*/),
        "viewer.account.apiKeys.edges.node.scope": {
          "enumValues": [
            "READ",
            "WRITE"
          ],
          "nullable": false,
          "plural": false,
          "type": "ApiKeyScope"
        },
        "viewer.account.apiKeys.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.account.apiKeys.pageInfo.endCursor": (v5/*:: as any*/),
        "viewer.account.apiKeys.pageInfo.hasNextPage": (v4/*:: as any*/),
        "viewer.account.id": (v2/*:: as any*/),
        "viewer.account.manageApiKeys": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ActionState"
        },
        "viewer.account.manageApiKeys.allowed": (v4/*:: as any*/),
        "viewer.account.manageApiKeys.code": {
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
        "viewer.account.manageApiKeys.message": (v5/*:: as any*/)
      }
    },
    "name": "ApiKeysCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a7b68430879b30c96376a21c45c1079";

export default node;
