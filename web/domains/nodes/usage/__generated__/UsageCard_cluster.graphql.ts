/**
 * @generated SignedSource<<e28e2329e0dd0a9c7698f6debb3823c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsageCard_cluster$data = {
  readonly health: {
    readonly updatedAt: string;
    readonly usage: {
      readonly __typename: "ComputeAmount";
    } | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "UsageCard_cluster";
};
export type UsageCard_cluster$key = {
  readonly " $data"?: UsageCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsageCard_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClusterHealth",
      "kind": "LinkedField",
      "name": "health",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ComputeAmount",
          "kind": "LinkedField",
          "name": "usage",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
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

(node as any).hash = "086f2376faf3a6fc839aedf206266ca1";

export default node;
