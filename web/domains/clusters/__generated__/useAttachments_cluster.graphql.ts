/**
 * @generated SignedSource<<6afcec6271c52418df937ce10de4d3f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAttachments_cluster$data = {
  readonly attachments: {
    readonly loadBalancers: ReadonlyArray<{
      readonly monthlyPrice: {
        readonly amount: string;
      };
      readonly service: string;
    }>;
    readonly monthlyPrice: {
      readonly amount: string;
    };
    readonly volumes: ReadonlyArray<{
      readonly claim: string | null | undefined;
      readonly monthlyPrice: {
        readonly amount: string;
      };
      readonly name: string;
      readonly sizeGb: number;
    }>;
  };
  readonly " $fragmentType": "useAttachments_cluster";
};
export type useAttachments_cluster$key = {
  readonly " $data"?: useAttachments_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAttachments_cluster">;
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
  "name": "useAttachments_cluster",
  "selections": [
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "claim",
              "storageKey": null
            },
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "service",
              "storageKey": null
            },
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

(node as any).hash = "0f86f33ca36a39d4b6989cbb0b042290";

export default node;
