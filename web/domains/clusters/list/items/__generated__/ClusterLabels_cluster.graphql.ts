/**
 * @generated SignedSource<<1c1273aaaa330a19929cbdec92436add>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterLabels_cluster$data = {
  readonly labels: ReadonlyArray<string>;
  readonly name: string;
  readonly " $fragmentType": "ClusterLabels_cluster";
};
export type ClusterLabels_cluster$key = {
  readonly " $data"?: ClusterLabels_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterLabels_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterLabels_cluster",
  "selections": [
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
      "name": "labels",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "b14238d5c70ea5c9c835a9135aec9d76";

export default node;
