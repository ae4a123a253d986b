/**
 * @generated SignedSource<<59609b24cda0080583e3f39d6dbf89d0>>
 * @relayHash e81086466e9d36b399cd794af8aea9a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46b3b6307e7b850ed9ffc6a09941556aff3fb37db53fe7054ec484e442515799

import type { ConcreteRequest } from 'relay-runtime';
export type useNamespacesQuery$variables = {
  id: string;
};
export type useNamespacesQuery$data = {
  readonly cluster: {
    readonly namespaces: ReadonlyArray<{
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
};
export type useNamespacesQuery = {
  response: useNamespacesQuery$data;
  variables: useNamespacesQuery$variables;
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
  "alias": null,
  "args": null,
  "concreteType": "Namespace",
  "kind": "LinkedField",
  "name": "namespaces",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNamespacesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
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
    "name": "useNamespacesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
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
    "id": "46b3b6307e7b850ed9ffc6a09941556aff3fb37db53fe7054ec484e442515799",
    "metadata": {},
    "name": "useNamespacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "738aea3fd61922366a7e9f4f90558ab6";

export default node;
