/**
 * @generated SignedSource<<a619e2a9a61539a7d33ee15502439367>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelineKind = "ACTION" | "CREATED" | "FAILED" | "LEFTOVERS" | "NODE_POOLS" | "PROTECTION" | "SETTINGS" | "STATUS" | "STEP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TimelineCard_cluster$data = {
  readonly id: string;
  readonly timeline: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly key: string;
        readonly kind: TimelineKind;
        readonly " $fragmentSpreads": FragmentRefs<"TimelineRow_entry" | "TimelineSteps_entries">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "TimelineCard_cluster";
};
export type TimelineCard_cluster$key = {
  readonly " $data"?: TimelineCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineCard_cluster">;
};

import TimelineCardPaginationQuery_graphql from './TimelineCardPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "timeline"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": TimelineCardPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "TimelineCard_cluster",
  "selections": [
    {
      "alias": "timeline",
      "args": null,
      "concreteType": "TimelineEntryConnection",
      "kind": "LinkedField",
      "name": "__TimelineCard_timeline_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TimelineEntryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TimelineEntry",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "key",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TimelineRow_entry"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TimelineSteps_entries"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "b99ed2798c851cc8cc188b6c383da03c";

export default node;
