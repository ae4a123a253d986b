/**
 * @generated SignedSource<<5c3d32042e93ef29ed489c801ada2215>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodeStateBadge_node$data = {
  readonly evictablePodCount: number;
  readonly isDraining: boolean;
  readonly isReady: boolean;
  readonly isSchedulable: boolean;
  readonly " $fragmentType": "NodeStateBadge_node";
};
export type NodeStateBadge_node$key = {
  readonly " $data"?: NodeStateBadge_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodeStateBadge_node">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NodeStateBadge_node",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReady",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSchedulable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDraining",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evictablePodCount",
      "storageKey": null
    }
  ],
  "type": "ClusterNode",
  "abstractKey": null
};

(node as any).hash = "19a9253f691a6a2733a8afa0e69c1df4";

export default node;
