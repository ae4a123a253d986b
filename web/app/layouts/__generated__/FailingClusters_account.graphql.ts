/**
 * @generated SignedSource<<cca22f299415d30d9ac2fcb2c2e39390>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailingClusters_account$data = {
  readonly failing: {
    readonly totalCount: number;
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
      "alias": "failing",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "statuses": [
              "FAILED"
            ]
          }
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
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "clusters(filter:{\"statuses\":[\"FAILED\"]})"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "ca4afbcf3978d71e2a1f19b615abc980";

export default node;
