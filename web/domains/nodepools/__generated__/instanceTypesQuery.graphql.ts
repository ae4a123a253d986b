/**
 * @generated SignedSource<<545fa4d5d5037ce977a4a77e8af483e5>>
 * @relayHash 698eb13bd9a0104a57aaf13d5445aebd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9b1bd9c79a071e56d10c9657a6e065fe9d154171b51b1549ac4112f3ad2c7ba

import type { ConcreteRequest } from 'relay-runtime';
export type CpuArchitecture = "ARM" | "X86" | "%future added value";
export type CpuType = "DEDICATED" | "SHARED" | "%future added value";
export type InstanceTypeAvailability = "AVAILABLE" | "DEPRECATED" | "SOLD_OUT" | "UNAVAILABLE" | "%future added value";
export type instanceTypesQuery$variables = {
  location: string;
};
export type instanceTypesQuery$data = {
  readonly clusterOptions: {
    readonly apiLoadBalancerPrice: {
      readonly amount: string;
    } | null | undefined;
    readonly ipv4Price: {
      readonly amount: string;
    } | null | undefined;
  };
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ClusterOptions",
  "kind": "LinkedField",
  "name": "clusterOptions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "apiLoadBalancerPrice",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "ipv4Price",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "location",
    "variableName": "location"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cores",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memoryGb",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "diskGb",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cpuType",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "architecture",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availability",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unavailableAfter",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "monthlyPrice",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "instanceTypesQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "InstanceType",
        "kind": "LinkedField",
        "name": "instanceTypes",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/)
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
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "InstanceType",
        "kind": "LinkedField",
        "name": "instanceTypes",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
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
    "id": "d9b1bd9c79a071e56d10c9657a6e065fe9d154171b51b1549ac4112f3ad2c7ba",
    "metadata": {},
    "name": "instanceTypesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a72482748c10ca18d9185684fa7ec2ba";

export default node;
