/**
 * @generated SignedSource<<004fa786d7d366311e7ec54b22f1d90b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DrainDialog_node$data = {
  readonly evictablePodCount: number;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DrainDialog_node";
};
export type DrainDialog_node$key = {
  readonly " $data"?: DrainDialog_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrainDialog_node">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DrainDialog_node",
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
      "name": "evictablePodCount",
      "storageKey": null
    }
  ],
  "type": "ClusterNode",
  "abstractKey": null
};

(node as any).hash = "0298eeeae9cc9a5e98ea54f9de3bb19d";

export default node;
