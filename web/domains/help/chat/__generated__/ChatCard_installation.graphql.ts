/**
 * @generated SignedSource<<61ed40dbaa5e835d6c9c3c5c603166bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatCard_installation$data = {
  readonly chat: {
    readonly __typename: "Chat";
  } | null | undefined;
  readonly " $fragmentType": "ChatCard_installation";
};
export type ChatCard_installation$key = {
  readonly " $data"?: ChatCard_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatCard_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatCard_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Chat",
      "kind": "LinkedField",
      "name": "chat",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "7b0feb59e945be924f41d86aa037bdf8";

export default node;
