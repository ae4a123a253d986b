/**
 * @generated SignedSource<<50ad22eb9834cad1d780d12f95e36cec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegistryType = "AWS_ECR" | "CUSTOM" | "DOCKER_HUB" | "GITHUB_REGISTRY" | "GOOGLE_ARTIFACT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClusterRegistryRow_registry$data = {
  readonly appliedAt: string | null | undefined;
  readonly id: string;
  readonly isDefault: boolean | null | undefined;
  readonly name: string;
  readonly registry: {
    readonly id: string;
    readonly type: RegistryType;
  } | null | undefined;
  readonly viewerCan: {
    readonly reapply: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    } | null | undefined;
    readonly remove: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    } | null | undefined;
    readonly setDefault: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RegistryStatus_registry">;
  readonly " $fragmentType": "ClusterRegistryRow_registry";
};
export type ClusterRegistryRow_registry$key = {
  readonly " $data"?: ClusterRegistryRow_registry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterRegistryRow_registry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
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
                  (v1/*:: as any*/),
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
  "name": "ClusterRegistryRow_registry",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClusterRegistryPermissions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "reapply",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "remove",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "setDefault",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistryStatus_registry"
    }
  ],
  "type": "ClusterRegistry",
  "abstractKey": null
};
})();

(node as any).hash = "bdfee69a1f78656ad808f3bea0cea2c4";

export default node;
