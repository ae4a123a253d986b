/**
 * @generated SignedSource<<49ee7060815301fc2beae412e97da3e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CapacityCard_cluster$data = {
  readonly controlPlaneCount: number;
  readonly resources: {
    readonly cores: number;
    readonly memoryGb: number;
    readonly storageGb: number;
  } | null | undefined;
  readonly workerCount: number;
  readonly " $fragmentType": "CapacityCard_cluster";
};
export type CapacityCard_cluster$key = {
  readonly " $data"?: CapacityCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"CapacityCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CapacityCard_cluster",
  "selections": [
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

(node as any).hash = "0354123eece5f8f74dc7d74c734ffd8a";

export default node;
