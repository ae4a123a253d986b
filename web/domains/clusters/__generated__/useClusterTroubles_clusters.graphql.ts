/**
 * @generated SignedSource<<254044d719ea5546a224dbd436ae3832>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
export type HealthLevel = "CRITICAL" | "HEALTHY" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useClusterTroubles_clusters$data = ReadonlyArray<{
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  } | null | undefined;
  readonly healthSummary: {
    readonly level: HealthLevel;
    readonly reasons: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"healthSummaryFields_summary">;
  } | null | undefined;
  readonly status: ClusterStatus;
  readonly " $fragmentType": "useClusterTroubles_clusters";
}>;
export type useClusterTroubles_clusters$key = ReadonlyArray<{
  readonly " $data"?: useClusterTroubles_clusters$data;
  readonly " $fragmentSpreads": FragmentRefs<"useClusterTroubles_clusters">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
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
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useClusterTroubles_clusters",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Message",
      "kind": "LinkedField",
      "name": "detail",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
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
          "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "b74a1326fa91c24edcc47ce24866216a";

export default node;
