/**
 * @generated SignedSource<<fe398f8d2dde5bcc7ba4aacee4df5fe6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NetworkingCard_cluster$data = {
  readonly apiAllowedNetworks: ReadonlyArray<string>;
  readonly hasPublicIpv4: boolean;
  readonly hasPublicIpv6: boolean;
  readonly privateSubnet: string | null | undefined;
  readonly sshAllowedNetworks: ReadonlyArray<string>;
  readonly " $fragmentType": "NetworkingCard_cluster";
};
export type NetworkingCard_cluster$key = {
  readonly " $data"?: NetworkingCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"NetworkingCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NetworkingCard_cluster",
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

(node as any).hash = "c92d3880171a1fd110778d4e8ee32eee";

export default node;
