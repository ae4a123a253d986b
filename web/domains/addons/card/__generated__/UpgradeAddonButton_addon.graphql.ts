/**
 * @generated SignedSource<<396aafbe9b378d0fe3b5507b3553b094>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpgradeAddonButton_addon$data = {
  readonly rev: string;
  readonly upgrade: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly " $fragmentType": "UpgradeAddonButton_addon";
};
export type UpgradeAddonButton_addon$key = {
  readonly " $data"?: UpgradeAddonButton_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpgradeAddonButton_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpgradeAddonButton_addon",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ActionState",
      "kind": "LinkedField",
      "name": "upgrade",
      "plural": false,
      "selections": [
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rev",
      "storageKey": null
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "b7712553245290ec4809e5abf89297d0";

export default node;
