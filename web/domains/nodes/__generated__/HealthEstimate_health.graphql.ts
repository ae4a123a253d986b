/**
 * @generated SignedSource<<1b904cea8551f2f3ef2b680a923a1045>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HealthEstimate_health$data = {
  readonly capacity: {
    readonly cores: number;
    readonly memoryGb: number;
  };
  readonly nodesTotal: number;
  readonly " $fragmentType": "HealthEstimate_health";
};
export type HealthEstimate_health$key = {
  readonly " $data"?: HealthEstimate_health$data;
  readonly " $fragmentSpreads": FragmentRefs<"HealthEstimate_health">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HealthEstimate_health",
  "selections": [
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
    }
  ],
  "type": "ClusterHealth",
  "abstractKey": null
};

(node as any).hash = "30e3de8bdfb92de9696047371e1d8121";

export default node;
