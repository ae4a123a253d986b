/**
 * @generated SignedSource<<f293361b57a81a7a26eab08d9493b62a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CostCard_cluster$data = {
  readonly attachments: {
    readonly loadBalancers: ReadonlyArray<{
      readonly monthlyPrice: {
        readonly amount: string;
      };
    }>;
    readonly monthlyPrice: {
      readonly amount: string;
    };
    readonly volumes: ReadonlyArray<{
      readonly monthlyPrice: {
        readonly amount: string;
      };
      readonly sizeGb: number;
    }>;
  };
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
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttachedLoadBalancer",
          "kind": "LinkedField",
          "name": "loadBalancers",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "11ce8cfc91b1834816ea34158783d61f";

export default node;
