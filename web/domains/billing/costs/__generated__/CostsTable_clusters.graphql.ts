/**
 * @generated SignedSource<<c1b7ef1d4f017b5f8a8e4f45bb4c7f34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostsTable_clusters$data = ReadonlyArray<{
  readonly cluster: {
    readonly uuid: string;
  } | null | undefined;
  readonly controlPlaneHours: number;
  readonly monthlyEstimate: {
    readonly amount: string;
  };
  readonly name: string;
  readonly total: {
    readonly amount: string;
  };
  readonly workerHours: ReadonlyArray<{
    readonly hours: number;
    readonly instanceTypeName: string;
  }>;
  readonly " $fragmentType": "CostsTable_clusters";
}>;
export type CostsTable_clusters$key = ReadonlyArray<{
  readonly " $data"?: CostsTable_clusters$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostsTable_clusters">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CostsTable_clusters",
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
      "concreteType": "Cluster",
      "kind": "LinkedField",
      "name": "cluster",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "monthlyEstimate",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "controlPlaneHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServerHours",
      "kind": "LinkedField",
      "name": "workerHours",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instanceTypeName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClusterCosts",
  "abstractKey": null
};
})();

(node as any).hash = "9ab3028fa6cea54aa68692f8fc8ea5fe";

export default node;
