/**
 * @generated SignedSource<<6de2ba6dba2119ebd0cc75af54cb784e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HealthLevel = "CRITICAL" | "HEALTHY" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type healthSummaryFields_summary$data = {
  readonly level: HealthLevel;
  readonly reasons: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  }>;
  readonly unreachableSince: string | null | undefined;
  readonly " $fragmentType": "healthSummaryFields_summary";
};
export type healthSummaryFields_summary$key = {
  readonly " $data"?: healthSummaryFields_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"healthSummaryFields_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "healthSummaryFields_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Message",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
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
      "name": "unreachableSince",
      "storageKey": null
    }
  ],
  "type": "HealthSummary",
  "abstractKey": null
};

(node as any).hash = "2d7853e2fc6907a8f596a4be2ee4b064";

export default node;
