/**
 * @generated SignedSource<<99dbee6e931dd192b43a23b628fcd85b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NetworkingCard_cluster$data = {
  readonly apiAllowedNetworks: ReadonlyArray<string>;
  readonly hasPublicIpv4: boolean;
  readonly hasPublicIpv6: boolean;
  readonly privateSubnet: string | null | undefined;
  readonly sshAllowedNetworks: ReadonlyArray<string>;
  readonly status: ClusterStatus;
  readonly uuid: string;
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
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
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

(node as any).hash = "895fd57fc1c5d98665f23590059683f1";

export default node;
