/**
 * @generated SignedSource<<80757261aa86dba8f2f1153b00e64f9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutsideServices_installation$data = {
  readonly chat: {
    readonly url: string;
    readonly websiteToken: string;
  } | null | undefined;
  readonly sentryDsn: string | null | undefined;
  readonly " $fragmentType": "OutsideServices_installation";
};
export type OutsideServices_installation$key = {
  readonly " $data"?: OutsideServices_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutsideServices_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutsideServices_installation",
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
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "websiteToken",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentryDsn",
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "718575a3da290fb1961a8ef4a193df76";

export default node;
