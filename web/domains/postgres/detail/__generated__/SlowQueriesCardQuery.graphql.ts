/**
 * @generated SignedSource<<d12822049b09e951229d0a9f2ca3cdc4>>
 * @relayHash 3ef92692492bb6682e9da2504f1294b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 482671fc70e8672d90b0370286df1268078e5dcec8e2d36a184e6a77c0d80572

import type { ConcreteRequest } from 'relay-runtime';
export type SlowQueriesCardQuery$variables = {
  id: string;
  lines: number;
};
export type SlowQueriesCardQuery$data = {
  readonly logs: {
    readonly text: string;
  } | null | undefined;
};
export type SlowQueriesCardQuery = {
  response: SlowQueriesCardQuery$data;
  variables: SlowQueriesCardQuery$variables;
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
    "name": "lines"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "tail",
        "variableName": "lines"
      },
      {
        "kind": "Variable",
        "name": "target",
        "variableName": "id"
      }
    ],
    "concreteType": "LogPage",
    "kind": "LinkedField",
    "name": "logs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SlowQueriesCardQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SlowQueriesCardQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "482671fc70e8672d90b0370286df1268078e5dcec8e2d36a184e6a77c0d80572",
    "metadata": {},
    "name": "SlowQueriesCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf8858f054fd119b649dbf1143ff0780";

export default node;
