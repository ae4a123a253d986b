/**
 * @generated SignedSource<<934dd380da63caa4e02dd50a24729e66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NodeRole = "CONTROL_PLANE" | "WORKER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NodeRow_node$data = {
  readonly name: string;
  readonly nodePoolName: string | null | undefined;
  readonly pods: {
    readonly needsAttention: number;
    readonly total: number;
  };
  readonly role: NodeRole;
  readonly " $fragmentSpreads": FragmentRefs<"NodeLoad_node" | "NodeStateBadge_node">;
  readonly " $fragmentType": "NodeRow_node";
};
export type NodeRow_node$key = {
  readonly " $data"?: NodeRow_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodeRow_node">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NodeRow_node",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nodePoolName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PodHealth",
      "kind": "LinkedField",
      "name": "pods",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsAttention",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NodeLoad_node"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NodeStateBadge_node"
    }
  ],
  "type": "ClusterNode",
  "abstractKey": null
};

(node as any).hash = "ad9bc951054915b5be89d3b8c02c725d";

export default node;
