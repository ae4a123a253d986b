/**
 * @generated SignedSource<<a06d0a4db29b9d316c3082572f8d465b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NodeRole = "CONTROL_PLANE" | "WORKER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NodeRow_node$data = {
  readonly allocatable: {
    readonly cores: number;
    readonly memoryGb: number;
  };
  readonly isReady: boolean;
  readonly name: string;
  readonly nodePoolName: string | null | undefined;
  readonly pods: {
    readonly needsAttention: number;
    readonly total: number;
  };
  readonly requests: {
    readonly cores: number;
    readonly memoryGb: number;
  };
  readonly role: NodeRole;
  readonly usage: {
    readonly cores: number;
    readonly memoryGb: number;
  } | null | undefined;
  readonly " $fragmentType": "NodeRow_node";
};
export type NodeRow_node$key = {
  readonly " $data"?: NodeRow_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodeRow_node">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
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
      "kind": "ScalarField",
      "name": "isReady",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComputeAmount",
      "kind": "LinkedField",
      "name": "allocatable",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComputeAmount",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComputeAmount",
      "kind": "LinkedField",
      "name": "requests",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
    }
  ],
  "type": "ClusterNode",
  "abstractKey": null
};
})();

(node as any).hash = "c9953ae5f427fd531eb3d3009d9e591f";

export default node;
