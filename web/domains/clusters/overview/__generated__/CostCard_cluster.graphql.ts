/**
 * @generated SignedSource<<f88dfb85eed1e4f79622fab7f1720145>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
export type CostKind = "IPV4_ADDRESSES" | "LOAD_BALANCERS" | "SERVERS" | "VOLUMES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CostCard_cluster$data = {
  readonly costLines: ReadonlyArray<{
    readonly count: number;
    readonly kind: CostKind;
    readonly monthlyPrice: {
      readonly amount: string;
    };
  }>;
  readonly monthlyPrice: {
    readonly amount: string;
  };
  readonly status: ClusterStatus;
  readonly " $fragmentSpreads": FragmentRefs<"useAttachments_cluster">;
  readonly " $fragmentType": "CostCard_cluster";
};
export type CostCard_cluster$key = {
  readonly " $data"?: CostCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostCard_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "monthlyPrice",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostCard_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CostLine",
      "kind": "LinkedField",
      "name": "costLines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAttachments_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "ac5a9cc93200023cab2a65d1d128ec10";

export default node;
