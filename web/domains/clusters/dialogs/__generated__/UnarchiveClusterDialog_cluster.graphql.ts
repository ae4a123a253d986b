/**
 * @generated SignedSource<<e1ef3043878a17e7b088257a9fd65fde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnarchiveClusterDialog_cluster$data = {
  readonly controlPlaneCount: number;
  readonly id: string;
  readonly monthlyPrice: {
    readonly amount: string;
  };
  readonly name: string;
  readonly workerCount: number;
  readonly " $fragmentType": "UnarchiveClusterDialog_cluster";
};
export type UnarchiveClusterDialog_cluster$key = {
  readonly " $data"?: UnarchiveClusterDialog_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnarchiveClusterDialog_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnarchiveClusterDialog_cluster",
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
      "name": "controlPlaneCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workerCount",
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

(node as any).hash = "7e57fe8310ff849a891076f4a17ce6be";

export default node;
