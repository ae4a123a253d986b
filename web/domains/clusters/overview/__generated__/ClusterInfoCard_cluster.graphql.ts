/**
 * @generated SignedSource<<8fb45b3fde13f9bf8025530e22362157>>
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
    readonly country: string;
    readonly countryCode: string;
    readonly name: string;
  };
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
          "name": "country",
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "4c8d4a956031d059e3b20bea53c69899";

export default node;
