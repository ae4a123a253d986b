/**
 * @generated SignedSource<<69968ef7787fbd202844cd16b7ab16b8>>
 * @relayHash e4d87e35b02e0bd45f7516a3e7e33561
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5590ec5024c92d9771097a6dc5cefe574aca82559beafbb9a325bcc931222afb

import type { ConcreteRequest } from 'relay-runtime';
export type PodLogCardQuery$variables = {
  container: string;
  id: string;
  previous: boolean;
  tail: number;
};
export type PodLogCardQuery$data = {
  readonly node: {
    readonly log?: string | null | undefined;
  } | null | undefined;
};
export type PodLogCardQuery = {
  response: PodLogCardQuery$data;
  variables: PodLogCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "container"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "previous"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tail"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "container",
          "variableName": "container"
        },
        {
          "kind": "Variable",
          "name": "previous",
          "variableName": "previous"
        },
        {
          "kind": "Variable",
          "name": "tail",
          "variableName": "tail"
        }
      ],
      "kind": "ScalarField",
      "name": "log",
      "storageKey": null
    }
  ],
  "type": "Pod",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PodLogCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PodLogCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
          (v5/*:: as any*/),
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
    "id": "5590ec5024c92d9771097a6dc5cefe574aca82559beafbb9a325bcc931222afb",
    "metadata": {},
    "name": "PodLogCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6fa5d8283f0e5e6881c2a7b4e4df0717";

export default node;
