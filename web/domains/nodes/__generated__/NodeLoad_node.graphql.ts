/**
 * @generated SignedSource<<c08626f3fca230b1f4d9be5b0025d5b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodeLoad_node$data = {
  readonly allocatable: {
    readonly cores: number;
    readonly memoryGb: number;
  };
  readonly requests: {
    readonly cores: number;
    readonly memoryGb: number;
  };
  readonly usage: {
    readonly cores: number;
    readonly memoryGb: number;
  } | null | undefined;
  readonly " $fragmentType": "NodeLoad_node";
};
export type NodeLoad_node$key = {
  readonly " $data"?: NodeLoad_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodeLoad_node">;
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
  "name": "NodeLoad_node",
  "selections": [
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
    }
  ],
  "type": "ClusterNode",
  "abstractKey": null
};
})();

(node as any).hash = "e293f888f4d8361650824c4393a3cb93";

export default node;
