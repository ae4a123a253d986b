/**
 * @generated SignedSource<<c9b097b2d0432e0a38e990a305d4751f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsageFigures_history$data = {
  readonly from: string;
  readonly samples: ReadonlyArray<{
    readonly allocatable: {
      readonly cores: number;
      readonly memoryGb: number;
    };
    readonly at: string;
    readonly usage: {
      readonly cores: number;
      readonly memoryGb: number;
    };
  }>;
  readonly stepSeconds: number;
  readonly to: string;
  readonly " $fragmentType": "UsageFigures_history";
};
export type UsageFigures_history$key = {
  readonly " $data"?: UsageFigures_history$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageFigures_history">;
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
  "name": "UsageFigures_history",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UsageSample",
      "kind": "LinkedField",
      "name": "samples",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
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
          "name": "allocatable",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UsageHistory",
  "abstractKey": null
};
})();

(node as any).hash = "0c029adaee324b2a2d76027d4e6d4bbc";

export default node;
