/**
 * @generated SignedSource<<0fd1cf5f9aea999454fe2180e792e343>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HealthLevel = "CRITICAL" | "HEALTHY" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type clusterReachEvent_cluster$data = {
  readonly healthSummary: {
    readonly level: HealthLevel;
    readonly reasons: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    }>;
    readonly unreachableSince: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "clusterReachEvent_cluster";
};
export type clusterReachEvent_cluster$key = {
  readonly " $data"?: clusterReachEvent_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"clusterReachEvent_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "clusterReachEvent_cluster",
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
          "name": "unreachableSince",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "5465a09fea3eca9118886d2530db3b92";

export default node;
