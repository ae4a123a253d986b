/**
 * @generated SignedSource<<270190732a2d34b454ac66b785c2a897>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodesStat_clusters$data = ReadonlyArray<{
  readonly controlPlaneCount: number;
  readonly hasServers: boolean;
  readonly workerCount: number;
  readonly " $fragmentType": "NodesStat_clusters";
}>;
export type NodesStat_clusters$key = ReadonlyArray<{
  readonly " $data"?: NodesStat_clusters$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodesStat_clusters">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "NodesStat_clusters",
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "e6fd6bac1ba2992070b4e976bf101b5a";

export default node;
