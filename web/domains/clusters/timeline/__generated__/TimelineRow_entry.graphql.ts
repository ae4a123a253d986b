/**
 * @generated SignedSource<<f40cfbfc8d265bf81554122d654fa1ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelineKind = "CREATED" | "FAILED" | "LEFTOVERS" | "NODE_POOLS" | "PROTECTION" | "SETTINGS" | "STATUS" | "STEP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TimelineRow_entry$data = {
  readonly actorName: string | null | undefined;
  readonly at: string;
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  };
  readonly endedAt: string | null | undefined;
  readonly kind: TimelineKind;
  readonly " $fragmentType": "TimelineRow_entry";
};
export type TimelineRow_entry$key = {
  readonly " $data"?: TimelineRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimelineRow_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    }
  ],
  "type": "TimelineEntry",
  "abstractKey": null
};

(node as any).hash = "54a7c8a0c1fd0ac0f2c0ca6816b7e3f3";

export default node;
