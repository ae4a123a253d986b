/**
 * @generated SignedSource<<d264392c85861737e450fbaede59e24c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostgresList_cluster$data = {
  readonly postgresClusters: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"PostgresItem_postgres" | "usePostgresCommands_postgres">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly restorablePostgresClusters: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DeletedPostgres_postgres" | "restorablePostgresFields_postgres">;
  }> | null | undefined;
  readonly uuid: string;
  readonly viewerCan: {
    readonly createPostgresCluster: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    } | null | undefined;
    readonly restorePostgresCluster: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    } | null | undefined;
  };
  readonly " $fragmentType": "PostgresList_cluster";
};
export type PostgresList_cluster$key = {
  readonly " $data"?: PostgresList_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostgresList_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "useActionReason_state",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "allowed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Message",
        "kind": "LinkedField",
        "name": "detail",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "MessageText_message",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MessageParam",
                "kind": "LinkedField",
                "name": "params",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostgresList_cluster",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ClusterPermissions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "createPostgresCluster",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "restorePostgresCluster",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
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
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
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
                (v3/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PostgresItem_postgres"
                },
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "usePostgresCommands_postgres",
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "databaseName",
                      "storageKey": null
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "postgresClusters(first:100)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresCluster",
      "kind": "LinkedField",
      "name": "restorablePostgresClusters",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeletedPostgres_postgres"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "restorablePostgresFields_postgres"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "e62a7f372b04d618ac7fe8dda84c759f";

export default node;
