/**
 * @generated SignedSource<<9f6be104ca52d356f4b743ad0f68d4f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterCounts_account$data = {
  readonly usage: {
    readonly activeClusters: number;
    readonly archivedClusters: number;
    readonly maxArchivedClusters: number;
    readonly maxClusters: number;
  } | null | undefined;
  readonly " $fragmentType": "ClusterCounts_account";
};
export type ClusterCounts_account$key = {
  readonly " $data"?: ClusterCounts_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterCounts_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterCounts_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountUsage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeClusters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxClusters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archivedClusters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxArchivedClusters",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "154f14b4a374c053be050e0d653bba09";

export default node;
