/**
 * @generated SignedSource<<f9c41f5c636ed02d2a760b262839b515>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CapacityStat_clusters$data = ReadonlyArray<{
  readonly hasServers: boolean;
  readonly resources: {
    readonly cores: number;
    readonly memoryGb: number;
    readonly storageGb: number;
  } | null | undefined;
  readonly " $fragmentType": "CapacityStat_clusters";
}>;
export type CapacityStat_clusters$key = ReadonlyArray<{
  readonly " $data"?: CapacityStat_clusters$data;
  readonly " $fragmentSpreads": FragmentRefs<"CapacityStat_clusters">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CapacityStat_clusters",
  "selections": [
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "8523d94995415ebdfc6ea8fcd148e6e5";

export default node;
