/**
 * @generated SignedSource<<ae4b482656fad1f60b658b2be45c3e97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HealthLevel = "CRITICAL" | "HEALTHY" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HealthReasons_cluster$data = {
  readonly healthSummary: {
    readonly level: HealthLevel;
    readonly reasons: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"healthSummaryFields_summary">;
  } | null | undefined;
  readonly " $fragmentType": "HealthReasons_cluster";
};
export type HealthReasons_cluster$key = {
  readonly " $data"?: HealthReasons_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"HealthReasons_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HealthReasons_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HealthSummary",
      "kind": "LinkedField",
      "name": "healthSummary",
      "plural": false,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "healthSummaryFields_summary"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "f0adb49d02648b8c398a7206477fcbc3";

export default node;
