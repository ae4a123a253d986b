/**
 * @generated SignedSource<<17c06000c98cac90b066927ac64eb9d1>>
 * @relayHash 3d054e1ba8edcc1ea6e4a84390e3ea77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbe0dcd87ac51e8ab4955ccf1fdfa5b898b3c9d329c3a9bfaae8831709af8767

import type { ConcreteRequest } from 'relay-runtime';
export type AppLogQuery$variables = {
  clusterId: string;
};
export type AppLogQuery$data = {
  readonly cluster: {
    readonly pods: {
      readonly nodes: ReadonlyArray<{
        readonly createdAt: string;
        readonly id: string;
        readonly name: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type AppLogQuery = {
  response: AppLogQuery$data;
  variables: AppLogQuery$variables;
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
    "name": "id",
    "variableName": "clusterId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "states": [
          "FAILED",
          "ERROR",
          "CRASHING"
        ]
      }
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "PodConnection",
  "kind": "LinkedField",
  "name": "pods",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Pod",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "pods(filter:{\"states\":[\"FAILED\",\"ERROR\",\"CRASHING\"]},first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AppLogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "AppLogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fbe0dcd87ac51e8ab4955ccf1fdfa5b898b3c9d329c3a9bfaae8831709af8767",
    "metadata": {},
    "name": "AppLogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7ef05643b32dca3b3dbe5d8488abba88";

export default node;
