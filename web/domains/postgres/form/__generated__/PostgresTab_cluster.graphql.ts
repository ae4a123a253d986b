/**
 * @generated SignedSource<<82d28e5618f282aa758b4c09a9ff664d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostgresTab_cluster$data = {
  readonly postgresOptions: {
    readonly loadBalancerMonthlyPrice: {
      readonly amount: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AdvancedTab_cluster">;
  readonly " $fragmentType": "PostgresTab_cluster";
};
export type PostgresTab_cluster$key = {
  readonly " $data"?: PostgresTab_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostgresTab_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostgresTab_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresOptions",
      "kind": "LinkedField",
      "name": "postgresOptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "loadBalancerMonthlyPrice",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdvancedTab_cluster"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "0bf8e5b4caebe9a1d233eb9afdd2b0af";

export default node;
