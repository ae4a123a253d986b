/**
 * @generated SignedSource<<1d227e6ede1c3d7b4eaf6680526abdff>>
 * @relayHash 84452f60638e59ea481b959097766f15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f27602d1573bc92ab85777fb1a91253831d8ae3946da62d55b14110fdd077c88

import type { ConcreteRequest } from 'relay-runtime';
export type ClusterRegistryStatus = "APPLIED" | "APPLYING" | "FAILED" | "REMOVING" | "%future added value";
export type NodePoolStatus = "ACTIVE" | "ARCHIVED" | "CHANGED" | "FAILED" | "PENDING" | "REMOVING" | "UPDATING" | "%future added value";
export type useTabCountEventsSubscription$variables = {
  clusterId: string;
};
export type useTabCountEventsSubscription$data = {
  readonly clusterContentChanged: {
    readonly cluster: {
      readonly nodePools: ReadonlyArray<{
        readonly id: string;
        readonly status: NodePoolStatus;
      }>;
      readonly registries: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly status: ClusterRegistryStatus | null | undefined;
          };
        }>;
      } | null | undefined;
      readonly secrets: {
        readonly totalCount: number;
      } | null | undefined;
    } | null | undefined;
    readonly isResync: boolean;
  };
};
export type useTabCountEventsSubscription = {
  response: useTabCountEventsSubscription$data;
  variables: useTabCountEventsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "clusterId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "clusterId",
    "variableName": "clusterId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isResync",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": (v3/*:: as any*/),
  "concreteType": "ClusterRegistriesConnection",
  "kind": "LinkedField",
  "name": "registries",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClusterRegistriesConnectionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClusterRegistry",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "registries(first:100)"
},
v7 = {
  "alias": null,
  "args": (v3/*:: as any*/),
  "concreteType": "ClusterSecretsConnection",
  "kind": "LinkedField",
  "name": "secrets",
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
  "storageKey": "secrets(first:100)"
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "NodePool",
  "kind": "LinkedField",
  "name": "nodePools",
  "plural": true,
  "selections": (v5/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTabCountEventsSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ClusterContentEvent",
        "kind": "LinkedField",
        "name": "clusterContentChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cluster",
            "kind": "LinkedField",
            "name": "cluster",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTabCountEventsSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ClusterContentEvent",
        "kind": "LinkedField",
        "name": "clusterContentChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cluster",
            "kind": "LinkedField",
            "name": "cluster",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f27602d1573bc92ab85777fb1a91253831d8ae3946da62d55b14110fdd077c88",
    "metadata": {},
    "name": "useTabCountEventsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4d132e191ef4c907054e8a3266fe20ee";

export default node;
