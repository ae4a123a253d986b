/**
 * @generated SignedSource<<9fcbe139e0f2ad3a3231068716bc4641>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CapacityStat_clusters$data = ReadonlyArray<{
  readonly resources: {
    readonly cores: number;
    readonly memoryGb: number;
    readonly storageGb: number;
  } | null | undefined;
  readonly status: ClusterStatus;
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
      "name": "status",
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

(node as any).hash = "7896e4c395e711e17baeed5c53069a32";

export default node;
