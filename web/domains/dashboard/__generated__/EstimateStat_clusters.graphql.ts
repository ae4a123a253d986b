/**
 * @generated SignedSource<<1c279be832141946db8d7331e6dc629d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EstimateStat_clusters$data = ReadonlyArray<{
  readonly monthlyPrice: {
    readonly amount: string;
  };
  readonly name: string;
  readonly status: ClusterStatus;
  readonly uuid: string;
  readonly " $fragmentType": "EstimateStat_clusters";
}>;
export type EstimateStat_clusters$key = ReadonlyArray<{
  readonly " $data"?: EstimateStat_clusters$data;
  readonly " $fragmentSpreads": FragmentRefs<"EstimateStat_clusters">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EstimateStat_clusters",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "03540c401a216c7b93942569ffa89336";

export default node;
