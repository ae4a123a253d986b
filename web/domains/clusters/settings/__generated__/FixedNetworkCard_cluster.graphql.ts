/**
 * @generated SignedSource<<2826f15c625cae4babe445456251341e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FixedNetworkCard_cluster$data = {
  readonly apiAllowedNetworks: ReadonlyArray<string>;
  readonly hasPublicIpv4: boolean;
  readonly hasPublicIpv6: boolean;
  readonly privateSubnet: string | null | undefined;
  readonly sshAllowedNetworks: ReadonlyArray<string>;
  readonly " $fragmentType": "FixedNetworkCard_cluster";
};
export type FixedNetworkCard_cluster$key = {
  readonly " $data"?: FixedNetworkCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"FixedNetworkCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FixedNetworkCard_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicIpv4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicIpv6",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "privateSubnet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sshAllowedNetworks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "apiAllowedNetworks",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "c5c2e6d9c599f947cf8a3bf3e46bad3a";

export default node;
