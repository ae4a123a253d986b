/**
 * @generated SignedSource<<bf581a7d01bd32ebbcc41ae8000cd4d3>>
 * @relayHash a43e59c961d86d042430aa5ffff3edb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f9539fa0375e29c1600712b6ee67528d80d176e77ef469126cb0a7a46982300

import type { ConcreteRequest } from 'relay-runtime';
export type CpuArchitecture = "ARM" | "X86" | "%future added value";
export type CpuType = "DEDICATED" | "SHARED" | "%future added value";
export type InstanceTypeAvailability = "AVAILABLE" | "DEPRECATED" | "SOLD_OUT" | "UNAVAILABLE" | "%future added value";
export type instanceTypesQuery$variables = {
  location: string;
};
export type instanceTypesQuery$data = {
  readonly instanceTypes: ReadonlyArray<{
    readonly architecture: CpuArchitecture;
    readonly availability: InstanceTypeAvailability;
    readonly cores: number;
    readonly cpuType: CpuType;
    readonly diskGb: number;
    readonly memoryGb: number;
    readonly monthlyPrice: {
      readonly amount: string;
    };
    readonly name: string;
    readonly unavailableAfter: string | null | undefined;
  }> | null | undefined;
};
export type instanceTypesQuery = {
  response: instanceTypesQuery$data;
  variables: instanceTypesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "location"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "location",
    "variableName": "location"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cores",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memoryGb",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "diskGb",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cpuType",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "architecture",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availability",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unavailableAfter",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "monthlyPrice",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
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
    "name": "instanceTypesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InstanceType",
        "kind": "LinkedField",
        "name": "instanceTypes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/)
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
    "name": "instanceTypesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InstanceType",
        "kind": "LinkedField",
        "name": "instanceTypes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
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
    "id": "5f9539fa0375e29c1600712b6ee67528d80d176e77ef469126cb0a7a46982300",
    "metadata": {},
    "name": "instanceTypesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "64fde7b79d078139a0260edd12e771a5";

export default node;
