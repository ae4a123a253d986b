/**
 * @generated SignedSource<<3bc999dc50626cba9534ac717c8a42f7>>
 * @relayHash d0d8a3c1ef5eba8699cee90eddc6d060
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6717270f3662e39497a87194a1f14a5cc1b1f79d3b0517ef1ca0903ec60de26f

import type { ConcreteRequest } from 'relay-runtime';
export type usePostgresNameCheckQuery$variables = {
  clusterId: string;
  name: string;
};
export type usePostgresNameCheckQuery$data = {
  readonly postgresNameAvailable: {
    readonly isAvailable: boolean;
    readonly suggestions: ReadonlyArray<string>;
  } | null | undefined;
};
export type usePostgresNameCheckQuery = {
  response: usePostgresNameCheckQuery$data;
  variables: usePostgresNameCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "clusterId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "clusterId",
        "variableName": "clusterId"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "PostgresNameAvailability",
    "kind": "LinkedField",
    "name": "postgresNameAvailable",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isAvailable",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "suggestions",
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
    "name": "usePostgresNameCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePostgresNameCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6717270f3662e39497a87194a1f14a5cc1b1f79d3b0517ef1ca0903ec60de26f",
    "metadata": {},
    "name": "usePostgresNameCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7f36df6cd42170b1156537443f1923b";

export default node;
