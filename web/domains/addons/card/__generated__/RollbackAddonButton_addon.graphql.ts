/**
 * @generated SignedSource<<f5de79f3037bd377a0debb12462947c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RollbackAddonButton_addon$data = {
  readonly rev: string;
  readonly rollback: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly " $fragmentType": "RollbackAddonButton_addon";
};
export type RollbackAddonButton_addon$key = {
  readonly " $data"?: RollbackAddonButton_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"RollbackAddonButton_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RollbackAddonButton_addon",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ActionState",
      "kind": "LinkedField",
      "name": "rollback",
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

(node as any).hash = "f490ba5883e96a9799f824f555b15a43";

export default node;
