/**
 * @generated SignedSource<<c3d29e1c0691485ca93b12c20779a834>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterRow_cluster$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly isProtected: boolean;
  readonly k3sUpgrades: ReadonlyArray<string>;
  readonly k3sVersion: string;
  readonly location: {
    readonly city: string;
    readonly countryCode: string;
  };
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterFailure_cluster" | "ClusterLabels_cluster" | "ClusterMenu_cluster" | "ClusterName_cluster" | "ClusterProgress_cluster" | "ClusterStatusBadge_cluster" | "MonthlyPrice_cluster" | "NodeCount_cluster">;
  readonly " $fragmentType": "ClusterRow_cluster";
};
export type ClusterRow_cluster$key = {
  readonly " $data"?: ClusterRow_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterRow_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterRow_cluster",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "k3sVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "k3sUpgrades",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProtected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterName_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterStatusBadge_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterProgress_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterFailure_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterLabels_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClusterMenu_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MonthlyPrice_cluster"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NodeCount_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "5fcb8e892eb655c079abeffd853c19e4";

export default node;
