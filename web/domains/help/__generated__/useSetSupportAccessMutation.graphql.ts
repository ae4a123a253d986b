/**
 * @generated SignedSource<<a3cbf485e68c33d1d114631b4dee8cb4>>
 * @relayHash d2c653dc72853531a7e355e4b7dfe38b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da49e7703a3e98773fde6c481a2d1d1abd3b8c727851ac5f7335f47a94f3d34d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Locale = "EN" | "ES" | "%future added value";
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
export type RefusalCode = "ALREADY_DOWNLOADED" | "ALREADY_ENABLED" | "ALREADY_INSTALLED" | "ARCHIVED" | "BUSY" | "CLUSTER_NOT_ACTIVE" | "DOWNGRADE_UNAVAILABLE" | "EMAIL_TAKEN" | "EMAIL_UNVERIFIED" | "EXPIRED" | "FORBIDDEN" | "GITHUB_NOT_CONNECTED" | "GITHUB_REVOKED" | "GITOPS_ENABLED" | "HAS_DEPENDENTS" | "INVALID_CREDENTIALS" | "INVALID_TOKEN" | "MISSING_DEPENDENCIES" | "MISSING_PERMISSION" | "NAME_TAKEN" | "NOTHING_TO_UPDATE" | "NOT_ARCHIVED" | "NOT_ENABLED" | "NOT_FAILED" | "NOT_INSTALLED" | "NOT_PROTECTED" | "NO_PREVIOUS_VERSION" | "OVER_LIMIT" | "PAYMENT_REQUIRED" | "PLAN_LIMIT" | "PROTECTED" | "PROVIDER" | "READ_ONLY_KEY" | "REQUIRED_ADDON" | "SIGN_IN_AGAIN" | "SUPPORT_DISABLED" | "TOKEN_READONLY" | "TOKEN_REQUIRED" | "UP_TO_DATE" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
export type UpdateUserInput = {
  currentPassword?: string | null | undefined;
  email?: string | null | undefined;
  isOnboarded?: boolean | null | undefined;
  isSupportEnabled?: boolean | null | undefined;
  locale?: Locale | null | undefined;
  name?: string | null | undefined;
  prefersDarkMode?: boolean | null | undefined;
};
export type useSetSupportAccessMutation$variables = {
  input: UpdateUserInput;
};
export type useSetSupportAccessMutation$data = {
  readonly updateUser: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
    } | null | undefined;
    readonly payload: {
      readonly user: {
        readonly " $fragmentSpreads": FragmentRefs<"SupportAccessCard_user">;
      };
    } | null | undefined;
  };
};
export type useSetSupportAccessMutation$rawResponse = {
  readonly updateUser: {
    readonly __typename: "ChangedMeanwhileError";
    readonly __isUserError: "ChangedMeanwhileError";
    readonly changedAt: string;
    readonly changedBy: string | null | undefined;
    readonly changes: ReadonlyArray<{
      readonly after: string | null | undefined;
      readonly before: string | null | undefined;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "InputError";
    readonly __isUserError: "InputError";
    readonly issues: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "PlanLimitError";
    readonly __isUserError: "PlanLimitError";
    readonly current: number;
    readonly limit: number;
    readonly message: string;
    readonly plan: PlanTier | null | undefined;
  } | {
    readonly __typename: "RefusedError";
    readonly __isUserError: "RefusedError";
    readonly code: RefusalCode;
    readonly message: string;
  } | {
    readonly __typename: "UpdateUserPayload";
    readonly user: {
      readonly id: string;
      readonly isSupportEnabled: boolean;
    };
  } | {
    readonly __typename: string;
    readonly __isUserError?: string;
  };
};
export type useSetSupportAccessMutation = {
  rawResponse: useSetSupportAccessMutation$rawResponse;
  response: useSetSupportAccessMutation$data;
  variables: useSetSupportAccessMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
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
  "name": "path",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "InputIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InputError",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "type": "RefusedError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "limit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "current",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plan",
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "type": "PlanLimitError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ForeignChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "type": "ChangedMeanwhileError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetSupportAccessMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateUser",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
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
                      "name": "SupportAccessCard_user"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "UpdateUserPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutationError_error",
                  "selections": [
                    (v2/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "UserError",
              "abstractKey": "__isUserError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetSupportAccessMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateUser",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isSupportEnabled",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateUserPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "type": "UserError",
            "abstractKey": "__isUserError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "da49e7703a3e98773fde6c481a2d1d1abd3b8c727851ac5f7335f47a94f3d34d",
    "metadata": {},
    "name": "useSetSupportAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce29afcebb95f0a62d67b4ffd7a30044";

export default node;
