/**
 * @generated SignedSource<<6dd6d7e9a7936546d7e8655ca2f59538>>
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
      readonly service: string;
    }>;
    readonly monthlyPrice: {
      readonly amount: string;
    };
    readonly volumes: ReadonlyArray<{
      readonly claim: string | null | undefined;
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

const node: ReaderFragment = {
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
            }
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
            }
          ],
          "storageKey": null
        },
        {
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "f39fcb7e0ab6404e37b251d487c26c2d";

export default node;
