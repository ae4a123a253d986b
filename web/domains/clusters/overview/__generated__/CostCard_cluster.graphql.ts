/**
 * @generated SignedSource<<16c6082a36a27f67df4182b72b96ba86>>
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
  readonly attachments: {
    readonly volumes: ReadonlyArray<{
      readonly sizeGb: number;
    }>;
  };
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
      "alias": null,
      "args": null,
      "concreteType": "ClusterAttachments",
      "kind": "LinkedField",
      "name": "attachments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AttachedVolume",
          "kind": "LinkedField",
          "name": "volumes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sizeGb",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "4e54ceef6e7ad6315425e9971d170d11";

export default node;
