/**
 * @generated SignedSource<<94e7eff8c07626703923db5a4237faf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterItems_clusters$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"ClusterCard_cluster" | "ClusterRow_cluster" | "clusterOrder_cluster">;
  readonly " $fragmentType": "ClusterItems_clusters";
}>;
export type ClusterItems_clusters$key = ReadonlyArray<{
  readonly " $data"?: ClusterItems_clusters$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterItems_clusters">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ClusterItems_clusters",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "clusterOrder_cluster",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "location",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "monthlyPrice",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterCard_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterRow_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "ccad5b23af215bd8935e0ce06c2c26ca";

export default node;
