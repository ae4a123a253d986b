/**
 * @generated SignedSource<<8425f285724bb0f3fde2504bde41fd74>>
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
    readonly isOverLimit: boolean;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOverLimit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "fc6d7a40027bc0d10808b537a9dae99d";

export default node;
