/**
 * @generated SignedSource<<dee80396ac114b90730c8bda6c8f297f>>
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
  readonly infrastructurePrice: {
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
      "name": "infrastructurePrice",
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

(node as any).hash = "ab3bb5228f22cfb65cbbf29166f64cee";

export default node;
