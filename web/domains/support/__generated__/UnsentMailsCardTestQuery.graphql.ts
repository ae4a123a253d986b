/**
 * @generated SignedSource<<257d00e6041e5e62764451af99153533>>
 * @relayHash 1e9bbd80e0714ad4473bb65a8f7dea83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 183ce6ea97fbe0e52a91c345293f88484dec6cd434b1d995cd6ae0a310bafdd9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnsentMailsCardTestQuery$variables = Record<PropertyKey, never>;
export type UnsentMailsCardTestQuery$data = {
  readonly viewer: {
    readonly operator: {
      readonly " $fragmentSpreads": FragmentRefs<"UnsentMailsCard_operator">;
    } | null | undefined;
  } | null | undefined;
};
export type UnsentMailsCardTestQuery = {
  response: UnsentMailsCardTestQuery$data;
  variables: UnsentMailsCardTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "status",
    "value": "FAILED"
  }
],
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v2 = {
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
    "name": "UnsentMailsCardTestQuery",
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
            "concreteType": "Operator",
            "kind": "LinkedField",
            "name": "operator",
            "plural": false,
            "selections": [
              {
                "args": (v0/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "UnsentMailsCard_operator"
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
    "name": "UnsentMailsCardTestQuery",
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
            "concreteType": "Operator",
            "kind": "LinkedField",
            "name": "operator",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v0/*:: as any*/),
                "concreteType": "UnsentMails",
                "kind": "LinkedField",
                "name": "unsentMails",
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
                    "concreteType": "UnsentMail",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "mailId",
                        "storageKey": null
                      },
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
                        "name": "recipient",
                        "storageKey": null
                      },
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
                        "name": "failedAttempts",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "nextAttemptAt",
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
                "storageKey": "unsentMails(status:\"FAILED\")"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "183ce6ea97fbe0e52a91c345293f88484dec6cd434b1d995cd6ae0a310bafdd9",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.operator": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Operator"
        },
        "viewer.operator.unsentMails": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "UnsentMails"
        },
        "viewer.operator.unsentMails.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "UnsentMail"
        },
        "viewer.operator.unsentMails.items.createdAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.operator.unsentMails.items.failedAttempts": (v1/*:: as any*/),
        "viewer.operator.unsentMails.items.mailId": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "viewer.operator.unsentMails.items.name": {
          "enumValues": [
            "ACCOUNT_CLOSING",
            "DAILY_SUMMARY",
            "EMAIL_CHANGE",
            "INVITE",
            "NOTIFICATION",
            "PASSWORD_RESET",
            "SUPPORT_REQUEST",
            "VERIFICATION",
            "WRONG_PASSWORDS"
          ],
          "nullable": false,
          "plural": false,
          "type": "MailName"
        },
        "viewer.operator.unsentMails.items.nextAttemptAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.operator.unsentMails.items.reason": (v2/*:: as any*/),
        "viewer.operator.unsentMails.items.recipient": (v2/*:: as any*/),
        "viewer.operator.unsentMails.items.status": {
          "enumValues": [
            "FAILED",
            "QUEUED",
            "RETRYING"
          ],
          "nullable": false,
          "plural": false,
          "type": "UnsentMailStatus"
        },
        "viewer.operator.unsentMails.totalCount": (v1/*:: as any*/)
      }
    },
    "name": "UnsentMailsCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "69911aa3f392afd0e352114fb429b00f";

export default node;
