/**
 * @generated SignedSource<<4b5534a5aca675f3c0fc585680072b78>>
 * @relayHash 62c1c2f3c630b82269e7aff7fb9d8beb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9d9a88762ba7976d415dedf031b8b14f38bd61f7fbf0ff780773bbc20f7fae8

import type { ConcreteRequest } from 'relay-runtime';
export type useNameCheckQuery$variables = {
  clusterId: string;
  name: string;
  namespace: string;
};
export type useNameCheckQuery$data = {
  readonly deploymentNameAvailable: boolean | null | undefined;
};
export type useNameCheckQuery = {
  response: useNameCheckQuery$data;
  variables: useNameCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clusterId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "namespace"
},
v3 = [
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
      },
      {
        "kind": "Variable",
        "name": "namespace",
        "variableName": "namespace"
      }
    ],
    "kind": "ScalarField",
    "name": "deploymentNameAvailable",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useNameCheckQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useNameCheckQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d9d9a88762ba7976d415dedf031b8b14f38bd61f7fbf0ff780773bbc20f7fae8",
    "metadata": {},
    "name": "useNameCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8d7780a9e2d94362f57dad72e33e7e94";

export default node;
