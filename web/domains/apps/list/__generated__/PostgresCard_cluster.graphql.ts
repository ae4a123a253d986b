/**
 * @generated SignedSource<<dc318bb493fa7a9a6d8d11137967fcc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostgresCard_cluster$data = {
  readonly postgresClusters: {
    readonly totalCount: number;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "PostgresCard_cluster";
};
export type PostgresCard_cluster$key = {
  readonly " $data"?: PostgresCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostgresCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostgresCard_cluster",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "PostgresClusterConnection",
      "kind": "LinkedField",
      "name": "postgresClusters",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "postgresClusters(first:1)"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "876dc2dac24ac3f59ae66988649086c7";

export default node;
