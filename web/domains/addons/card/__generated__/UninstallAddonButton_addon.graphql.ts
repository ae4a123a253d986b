/**
 * @generated SignedSource<<8e55da3caf6357467e3cb75a33c5b451>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UninstallAddonButton_addon$data = {
  readonly rev: string;
  readonly uninstall: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly " $fragmentType": "UninstallAddonButton_addon";
};
export type UninstallAddonButton_addon$key = {
  readonly " $data"?: UninstallAddonButton_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"UninstallAddonButton_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UninstallAddonButton_addon",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ActionState",
      "kind": "LinkedField",
      "name": "uninstall",
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

(node as any).hash = "8517b0ee869318fda2653eae6c452107";

export default node;
