/**
 * @generated SignedSource<<136277e0969a32cef52c9999d8a60291>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodePoolsCard_cluster$data = {
  readonly nodePools: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"NodePoolRow_pool">;
  }>;
  readonly " $fragmentType": "NodePoolsCard_cluster";
};
export type NodePoolsCard_cluster$key = {
  readonly " $data"?: NodePoolsCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"NodePoolsCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NodePoolsCard_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NodePool",
      "kind": "LinkedField",
      "name": "nodePools",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NodePoolRow_pool"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "de9845aa9e1d70e5b8a8c800b1f0f9ad";

export default node;
