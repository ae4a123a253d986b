/**
 * @generated SignedSource<<98ec5fda1cda84fcf02527cc5de2f61f>>
 * @relayHash f76a5eb74d0ad2e9e8643034a056565d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed176c204dafb3d471ee3c73b0b9949838b31c5e180aac84635ff01f2f5aec7a

import type { ConcreteRequest } from 'relay-runtime';
export type PostgresMetric = "CACHE_HIT_RATIO" | "CONNECTIONS" | "LONGEST_TRANSACTION_SECONDS" | "REPLICATION_LAG_SECONDS" | "SIZE_BYTES" | "TRANSACTIONS_PER_SECOND" | "WAL_BYTES" | "%future added value";
export type UsageRange = "DAY" | "HOUR" | "WEEK" | "%future added value";
export type MetricsCardQuery$variables = {
  id: string;
  range: UsageRange;
};
export type MetricsCardQuery$data = {
  readonly node: {
    readonly metrics?: {
      readonly series: ReadonlyArray<{
        readonly limit: number | null | undefined;
        readonly metric: PostgresMetric;
        readonly values: ReadonlyArray<number | null | undefined>;
      }>;
      readonly stepSeconds: number;
      readonly times: ReadonlyArray<string>;
    } | null | undefined;
  } | null | undefined;
};
export type MetricsCardQuery = {
  response: MetricsCardQuery$data;
  variables: MetricsCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
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
      "args": [
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "concreteType": "PostgresMetrics",
      "kind": "LinkedField",
      "name": "metrics",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "times",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PostgresSeries",
          "kind": "LinkedField",
          "name": "series",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "metric",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "limit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "values",
              "storageKey": null
            }
          ],
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
    "name": "MetricsCardQuery",
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
    "name": "MetricsCardQuery",
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
    "id": "ed176c204dafb3d471ee3c73b0b9949838b31c5e180aac84635ff01f2f5aec7a",
    "metadata": {},
    "name": "MetricsCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1eba64460c3030870e5ebca9e33bbf1a";

export default node;
