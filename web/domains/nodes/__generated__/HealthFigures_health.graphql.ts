/**
 * @generated SignedSource<<e6a8666f6d65c134bde070a8fc5fe683>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HealthFigures_health$data = {
  readonly allocatable: {
    readonly cores: number;
    readonly memoryGb: number;
  };
  readonly nodesReady: number | null | undefined;
  readonly nodesTotal: number;
  readonly pods: {
    readonly " $fragmentSpreads": FragmentRefs<"PodHealthMeter_pods">;
  } | null | undefined;
  readonly requests: {
    readonly cores: number;
    readonly memoryGb: number;
  } | null | undefined;
  readonly usage: {
    readonly cores: number;
    readonly memoryGb: number;
  } | null | undefined;
  readonly " $fragmentType": "HealthFigures_health";
};
export type HealthFigures_health$key = {
  readonly " $data"?: HealthFigures_health$data;
  readonly " $fragmentSpreads": FragmentRefs<"HealthFigures_health">;
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
  "name": "HealthFigures_health",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nodesReady",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nodesTotal",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PodHealthMeter_pods"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClusterHealth",
  "abstractKey": null
};
})();

(node as any).hash = "be984bd96110bfcaac4aef414859d1f0";

export default node;
