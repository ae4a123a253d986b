/**
 * @generated SignedSource<<9e586a71b76fc17cfb32d13bb5ffb1b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
export type HealthLevel = "CRITICAL" | "HEALTHY" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FailingClusters_account$data = {
  readonly clusters: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly healthSummary: {
          readonly level: HealthLevel;
          readonly " $fragmentSpreads": FragmentRefs<"healthSummaryFields_summary">;
        } | null | undefined;
        readonly status: ClusterStatus;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "FailingClusters_account";
};
export type FailingClusters_account$key = {
  readonly " $data"?: FailingClusters_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailingClusters_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailingClusters_account",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "archived": false
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ClusterConnection",
      "kind": "LinkedField",
      "name": "clusters",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "healthSummaryFields_summary"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "clusters(filter:{\"archived\":false},first:100)"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "43930131ceb78dc695fb4795546dc15e";

export default node;
