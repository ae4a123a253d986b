/**
 * @generated SignedSource<<7aa5931df4a460581a3a74bbfe6b8624>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberStatus = "DISABLED_BY_ADMIN" | "DISABLED_BY_SYSTEM" | "REGISTERED" | "VERIFIED" | "%future added value";
export type Role = "ADMIN" | "DEVELOPER" | "OPERATOR" | "OWNER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberMenu_member$data = {
  readonly email: string;
  readonly id: string;
  readonly isViewer: boolean;
  readonly name: string;
  readonly role: Role;
  readonly status: MemberStatus;
  readonly viewerCan: {
    readonly disable: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly edit: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly enable: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly remove: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly transferOwnership: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentType": "MemberMenu_member";
};
export type MemberMenu_member$key = {
  readonly " $data"?: MemberMenu_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberMenu_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "useActionReason_state",
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
        "concreteType": "Message",
        "kind": "LinkedField",
        "name": "detail",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "MessageText_message",
            "selections": [
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
                "concreteType": "MessageParam",
                "kind": "LinkedField",
                "name": "params",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  }
                ],
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
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberMenu_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "role",
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
      "name": "isViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberPermissions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "edit",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "disable",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "enable",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "remove",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "transferOwnership",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TeamMember",
  "abstractKey": null
};
})();

(node as any).hash = "63c9db87a256f92fdec8adc5ca2ceb7e";

export default node;
