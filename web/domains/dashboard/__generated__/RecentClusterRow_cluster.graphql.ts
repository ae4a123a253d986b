/**
 * @generated SignedSource<<8949ede89de5a239861dd8b37e24883a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentClusterRow_cluster$data = {
  readonly hasServers: boolean;
  readonly location: {
    readonly city: string;
    readonly countryCode: string;
  };
  readonly resources: {
    readonly cores: number;
    readonly memoryGb: number;
    readonly nodes: number;
    readonly storageGb: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterName_cluster" | "ClusterProgress_cluster" | "ClusterStatusBadge_cluster">;
  readonly " $fragmentType": "RecentClusterRow_cluster";
};
export type RecentClusterRow_cluster$key = {
  readonly " $data"?: RecentClusterRow_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentClusterRow_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentClusterRow_cluster",
  "selections": [
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
      "name": "hasServers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClusterResources",
      "kind": "LinkedField",
      "name": "resources",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nodes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cores",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memoryGb",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storageGb",
          "storageKey": null
        }
      ],
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "dbc3a0c39ccbdd06c81d76e1d1825083";

export default node;
