/**
 * @generated SignedSource<<f00029ae325f07626157a5e4f3b72147>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClusterMeta_cluster$data = {
  readonly createdAt: string;
  readonly k3sVersion: string;
  readonly location: {
    readonly city: string;
    readonly countryCode: string;
  };
  readonly " $fragmentType": "ClusterMeta_cluster";
};
export type ClusterMeta_cluster$key = {
  readonly " $data"?: ClusterMeta_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterMeta_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterMeta_cluster",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "k3sVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "d73632bdc7bdf53a00585a7a84ee4dea";

export default node;
