/**
 * @generated SignedSource<<7ae1c728a4f949eabe907a73744ba432>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodeActions_node$data = {
  readonly id: string;
  readonly isDraining: boolean;
  readonly isSchedulable: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"DrainDialog_node">;
  readonly " $fragmentType": "NodeActions_node";
};
export type NodeActions_node$key = {
  readonly " $data"?: NodeActions_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodeActions_node">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NodeActions_node",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DrainDialog_node"
    }
  ],
  "type": "ClusterNode",
  "abstractKey": null
};

(node as any).hash = "41d7ab7504201d1bfd6c4a27ed849da3";

export default node;
