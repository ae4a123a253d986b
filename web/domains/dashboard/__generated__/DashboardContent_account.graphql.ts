/**
 * @generated SignedSource<<98585f47cc7f5748510b44182b0bac13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardContent_account$data = {
  readonly clusters: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"AttentionStrip_clusters" | "ClustersStat_clusters" | "EstimateStat_clusters" | "RecentClusters_clusters">;
      };
    }>;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityCard_account" | "EstimateStat_account" | "WorkStat_account">;
  readonly " $fragmentType": "DashboardContent_account";
};
export type DashboardContent_account$key = {
  readonly " $data"?: DashboardContent_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardContent_account">;
};

import DashboardContentPageQuery_graphql from './DashboardContentPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "clusters"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": DashboardContentPageQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "DashboardContent_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": "clusters",
      "args": null,
      "concreteType": "ClusterConnection",
      "kind": "LinkedField",
      "name": "__DashboardPage_clusters_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClusterEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Cluster",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AttentionStrip_clusters"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ClustersStat_clusters"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EstimateStat_clusters"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RecentClusters_clusters"
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkStat_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EstimateStat_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivityCard_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "7901d9addba2f2f2fc2ec097abe00ec3";

export default node;
