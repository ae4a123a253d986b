/**
 * @generated SignedSource<<e287a2cb7c785fe24567fd7599d71922>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IpFamily = "IPV4" | "IPV6" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IngressEndpoints_cluster$data = {
  readonly ingressEndpoints: ReadonlyArray<{
    readonly address: string;
    readonly family: IpFamily;
  }> | null | undefined;
  readonly " $fragmentType": "IngressEndpoints_cluster";
};
export type IngressEndpoints_cluster$key = {
  readonly " $data"?: IngressEndpoints_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"IngressEndpoints_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IngressEndpoints_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IngressEndpoint",
      "kind": "LinkedField",
      "name": "ingressEndpoints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "family",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "6041b59032ac91aa97c5928b5c4f98b2";

export default node;
