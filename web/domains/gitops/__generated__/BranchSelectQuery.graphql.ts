/**
 * @generated SignedSource<<36ceaae91acc46b08bf496b0296edc6e>>
 * @relayHash e0a1c7f45771180ed681c96a7b5287fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71c1233567a70c978f07364e1428a9d162d312ec1256cb2951979907613d444c

import type { ConcreteRequest } from 'relay-runtime';
export type BranchSelectQuery$variables = {
  id: string;
};
export type BranchSelectQuery$data = {
  readonly node: {
    readonly branches?: ReadonlyArray<{
      readonly isDefault: boolean;
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
};
export type BranchSelectQuery = {
  response: BranchSelectQuery$data;
  variables: BranchSelectQuery$variables;
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
      "concreteType": "Branch",
      "kind": "LinkedField",
      "name": "branches",
      "plural": true,
      "selections": [
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
          "name": "isDefault",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Repository",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BranchSelectQuery",
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
    "name": "BranchSelectQuery",
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
    "id": "71c1233567a70c978f07364e1428a9d162d312ec1256cb2951979907613d444c",
    "metadata": {},
    "name": "BranchSelectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ae43b0def24e5a8ef9b137745c72351";

export default node;
