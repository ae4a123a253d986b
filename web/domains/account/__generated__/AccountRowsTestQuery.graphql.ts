/**
 * @generated SignedSource<<3ba2ca874ca1f0db94d858e088639ab1>>
 * @relayHash e23895082c78991776c912a604860df8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e065a96ae0ccfc1072c051a5c1544e3c3416746ee883fc0f132bcf6678ed44e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountRowsTestQuery$variables = Record<PropertyKey, never>;
export type AccountRowsTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"TeamCard_account">;
    };
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_user">;
    };
  } | null | undefined;
};
export type AccountRowsTestQuery = {
  response: AccountRowsTestQuery$data;
  variables: AccountRowsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
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
    "name": "AccountRowsTestQuery",
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProfileCard_user"
              }
            ],
            "storageKey": null
          },
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
                "name": "TeamCard_account"
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
    "name": "AccountRowsTestQuery",
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pendingEmail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasPassword",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "avatarUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isVerified",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "permission",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ActionState",
                "kind": "LinkedField",
                "name": "rename",
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
    "id": "5e065a96ae0ccfc1072c051a5c1544e3c3416746ee883fc0f132bcf6678ed44e",
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
        "viewer.account.id": (v2/*:: as any*/),
        "viewer.account.name": (v3/*:: as any*/),
        "viewer.account.rename": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ActionState"
        },
        "viewer.account.rename.allowed": (v4/*:: as any*/),
        "viewer.account.rename.code": {
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
        "viewer.account.rename.message": (v5/*:: as any*/),
        "viewer.user": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "User"
        },
        "viewer.user.avatarUrl": (v5/*:: as any*/),
        "viewer.user.email": (v3/*:: as any*/),
        "viewer.user.hasPassword": (v4/*:: as any*/),
        "viewer.user.id": (v2/*:: as any*/),
        "viewer.user.isVerified": (v4/*:: as any*/),
        "viewer.user.name": (v3/*:: as any*/),
        "viewer.user.pendingEmail": (v5/*:: as any*/),
        "viewer.user.permission": {
          "enumValues": [
            "ADMIN",
            "DEVELOPER",
            "MASTER",
            "OWNER",
            "USER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Permission"
        }
      }
    },
    "name": "AccountRowsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "719a2113ecf0feb7aa81027c53a59006";

export default node;
