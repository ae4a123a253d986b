/**
 * @generated SignedSource<<b59511841515ba2fc32a5d6c75b7217d>>
 * @relayHash 783a610ec4a1ebbc2ebaef9f3df66cc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02882f7a20580a5212334db68367000f1e097c306b4de6bdac9091a8f9b74cf7

import type { ConcreteRequest } from 'relay-runtime';
export type CpuArchitecture = "ARM" | "X86" | "%future added value";
export type CpuType = "DEDICATED" | "SHARED" | "%future added value";
export type InstanceTypeAvailability = "AVAILABLE" | "DEPRECATED" | "SOLD_OUT" | "UNAVAILABLE" | "%future added value";
export type InstanceTypesProviderQuery$variables = {
  location: string;
};
export type InstanceTypesProviderQuery$data = {
  readonly instanceTypes: ReadonlyArray<{
    readonly architecture: CpuArchitecture;
    readonly availability: InstanceTypeAvailability;
    readonly cores: number;
    readonly cpuType: CpuType;
    readonly description: string;
    readonly diskGb: number;
    readonly memoryGb: number;
    readonly monthlyPrice: {
      readonly amount: number;
    };
    readonly name: string;
    readonly unavailableAfter: string | null | undefined;
  }> | null | undefined;
};
export type InstanceTypesProviderQuery = {
  response: InstanceTypesProviderQuery$data;
  variables: InstanceTypesProviderQuery$variables;
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
  "name": "description",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cores",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memoryGb",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "diskGb",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cpuType",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "architecture",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availability",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unavailableAfter",
  "storageKey": null
},
v11 = {
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
    "name": "InstanceTypesProviderQuery",
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
          (v11/*:: as any*/)
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
    "name": "InstanceTypesProviderQuery",
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
          (v11/*:: as any*/),
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
    "id": "02882f7a20580a5212334db68367000f1e097c306b4de6bdac9091a8f9b74cf7",
    "metadata": {},
    "name": "InstanceTypesProviderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9d61b42992fd19d83921301094e67ea1";

export default node;
