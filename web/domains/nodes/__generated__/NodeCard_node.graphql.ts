/**
 * @generated SignedSource<<22dff1d826047199e1a2dc185c648587>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NodeRole = "CONTROL_PLANE" | "WORKER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NodeCard_node$data = {
  readonly capacity: {
    readonly cores: number;
    readonly memoryGb: number;
  };
  readonly createdAt: string | null | undefined;
  readonly externalIp: string | null | undefined;
  readonly internalIp: string | null | undefined;
  readonly kubeletVersion: string | null | undefined;
  readonly name: string;
  readonly nodePoolName: string | null | undefined;
  readonly pods: {
    readonly " $fragmentSpreads": FragmentRefs<"PodHealthMeter_pods">;
  };
  readonly role: NodeRole;
  readonly " $fragmentSpreads": FragmentRefs<"NodeActions_node" | "NodeLoad_node" | "NodeStateBadge_node">;
  readonly " $fragmentType": "NodeCard_node";
};
export type NodeCard_node$key = {
  readonly " $data"?: NodeCard_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodeCard_node">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NodeCard_node",
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
      "name": "kubeletVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalIp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalIp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComputeAmount",
      "kind": "LinkedField",
      "name": "capacity",
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
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PodHealthMeter_pods"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NodeActions_node"
    }
  ],
  "type": "ClusterNode",
  "abstractKey": null
};

(node as any).hash = "40475c45e26f2ddbe5218a975d3cf319";

export default node;
