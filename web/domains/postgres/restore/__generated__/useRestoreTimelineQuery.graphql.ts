/**
 * @generated SignedSource<<e2e1484619006524dd9408fd837499be>>
 * @relayHash 4512aea9d3e18a3141413b55ea833ac3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96d17f996633aa939ab2a6dbc84426e4affdd9a1a2034595da2bec94914b366a

import type { ConcreteRequest } from 'relay-runtime';
export type PostgresArchiving = "FAILING" | "OFF" | "OK" | "%future added value";
export type PostgresBackupStatus = "COMPLETED" | "FAILED" | "RUNNING" | "%future added value";
export type useRestoreTimelineQuery$variables = {
  id: string;
};
export type useRestoreTimelineQuery$data = {
  readonly node: {
    readonly backup?: {
      readonly archiving: PostgresArchiving;
      readonly archivingError: string | null | undefined;
    };
    readonly backups?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly finishedAt: string | null | undefined;
          readonly status: PostgresBackupStatus;
        };
      }>;
    } | null | undefined;
    readonly recoveryWindow?: {
      readonly earliest: string;
      readonly latest: string;
    } | null | undefined;
  } | null | undefined;
};
export type useRestoreTimelineQuery = {
  response: useRestoreTimelineQuery$data;
  variables: useRestoreTimelineQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RecoveryWindow",
      "kind": "LinkedField",
      "name": "recoveryWindow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earliest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latest",
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
      "concreteType": "PostgresBackupConnection",
      "kind": "LinkedField",
      "name": "backups",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PostgresBackupEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PostgresBackup",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "finishedAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "backups(first:100)"
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archivingError",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRestoreTimelineQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRestoreTimelineQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "96d17f996633aa939ab2a6dbc84426e4affdd9a1a2034595da2bec94914b366a",
    "metadata": {},
    "name": "useRestoreTimelineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2a9bc8f3e39e902ef20d79d1d6b415d7";

export default node;
