/**
 * @generated SignedSource<<70e6da4fe2d37b7e038f2ff99e89e0e7>>
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
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "bf6785ed05ff7c8a860a306129c26f65";

export default node;
