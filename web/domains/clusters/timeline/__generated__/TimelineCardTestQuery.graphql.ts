/**
 * @generated SignedSource<<42b59f6ae448e0b3cfba314d46570481>>
 * @relayHash fa62b48864ab3f508984665434d96698
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff307a5dd2e0f238852e3af8febfd2e0c1b46ab45d9c2552a3e62ac97361cfb8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineCardTestQuery$variables = Record<PropertyKey, never>;
export type TimelineCardTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"TimelineCard_cluster">;
  } | null | undefined;
};
export type TimelineCardTestQuery = {
  response: TimelineCardTestQuery$data;
  variables: TimelineCardTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c1"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  }
],
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TimelineCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TimelineCard_cluster"
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TimelineCardTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "ClusterTimelineConnection",
            "kind": "LinkedField",
            "name": "timeline",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ClusterTimelineConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TimelineEntry",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "key",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "message",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "actorName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "at",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "timeline(first:8)"
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "TimelineCard_timeline",
            "kind": "LinkedHandle",
            "name": "timeline"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "ff307a5dd2e0f238852e3af8febfd2e0c1b46ab45d9c2552a3e62ac97361cfb8",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "cluster.timeline": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ClusterTimelineConnection"
        },
        "cluster.timeline.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ClusterTimelineConnectionEdge"
        },
        "cluster.timeline.edges.cursor": (v2/*:: as any*/),
        "cluster.timeline.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "TimelineEntry"
        },
        "cluster.timeline.edges.node.__typename": (v2/*:: as any*/),
        "cluster.timeline.edges.node.actorName": (v3/*:: as any*/),
        "cluster.timeline.edges.node.at": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "cluster.timeline.edges.node.endedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "cluster.timeline.edges.node.key": (v2/*:: as any*/),
        "cluster.timeline.edges.node.kind": {
          "enumValues": [
            "CREATED",
            "FAILED",
            "LEFTOVERS",
            "NODE_POOLS",
            "PROTECTION",
            "SETTINGS",
            "STATUS",
            "STEP"
          ],
          "nullable": false,
          "plural": false,
          "type": "TimelineKind"
        },
        "cluster.timeline.edges.node.message": (v2/*:: as any*/),
        "cluster.timeline.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "cluster.timeline.pageInfo.endCursor": (v3/*:: as any*/),
        "cluster.timeline.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        }
      }
    },
    "name": "TimelineCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0454e142e33b2ec7c35e7aa7c1ca4a6f";

export default node;
