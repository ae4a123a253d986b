/**
 * @generated SignedSource<<1ad01975650d2bd2ddd09181cc3eee29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterInfoCard_cluster$data = {
  readonly apiEndpoint: string | null | undefined;
  readonly isHighAvailability: boolean;
  readonly location: {
    readonly city: string;
    readonly countryCode: string;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"IngressEndpoints_cluster">;
  readonly " $fragmentType": "ClusterInfoCard_cluster";
};
export type ClusterInfoCard_cluster$key = {
  readonly " $data"?: ClusterInfoCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterInfoCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterInfoCard_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "apiEndpoint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHighAvailability",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IngressEndpoints_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "021b3c2f4bcf85fb269e4a379a4db7bb";

export default node;
