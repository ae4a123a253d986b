/**
 * @generated SignedSource<<95fcb718bad3a2036d295dd9dcdba33e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostgresArchiving = "FAILING" | "OFF" | "OK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DatabasesCard_cluster$data = {
  readonly postgresClusters: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly backup: {
          readonly archiving: PostgresArchiving;
        };
        readonly id: string;
        readonly name: string;
        readonly version: string;
        readonly " $fragmentSpreads": FragmentRefs<"PostgresInstances_postgres" | "PostgresStatusBadge_postgres">;
      };
    }>;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "DatabasesCard_cluster";
};
export type DatabasesCard_cluster$key = {
  readonly " $data"?: DatabasesCard_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"DatabasesCard_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DatabasesCard_cluster",
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
          "value": 100
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
          "concreteType": "PostgresClusterEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PostgresCluster",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "version",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PostgresBackupSettings",
                  "kind": "LinkedField",
                  "name": "backup",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "archiving",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PostgresStatusBadge_postgres"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PostgresInstances_postgres"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "postgresClusters(first:100)"
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "bb3b8c00d1554d45b17a75239d2540ec";

export default node;
