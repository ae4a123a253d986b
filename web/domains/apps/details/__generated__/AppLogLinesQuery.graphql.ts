/**
 * @generated SignedSource<<b0295156e2171b5df7e3350de0f674b3>>
 * @relayHash 7efca28a62c1c74d413581ea76aa8415
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40bd7efbc838448b365a0c8ea5dd8abc0a00bd2d7a895c144a4dfb8e8eb765d4

import type { ConcreteRequest } from 'relay-runtime';
export type AppLogLinesQuery$variables = {
  podId: string;
};
export type AppLogLinesQuery$data = {
  readonly logs: {
    readonly lines: ReadonlyArray<{
      readonly text: string;
    }>;
  } | null | undefined;
};
export type AppLogLinesQuery = {
  response: AppLogLinesQuery$data;
  variables: AppLogLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "podId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "tail",
        "value": 20
      },
      {
        "kind": "Variable",
        "name": "target",
        "variableName": "podId"
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
        "concreteType": "LogLine",
        "kind": "LinkedField",
        "name": "lines",
        "plural": true,
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AppLogLinesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AppLogLinesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "40bd7efbc838448b365a0c8ea5dd8abc0a00bd2d7a895c144a4dfb8e8eb765d4",
    "metadata": {},
    "name": "AppLogLinesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b40df656998a021895b02a118d28a024";

export default node;
