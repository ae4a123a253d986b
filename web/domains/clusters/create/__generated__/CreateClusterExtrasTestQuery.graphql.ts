/**
 * @generated SignedSource<<d2ca317fd22b35449c627074fe061673>>
 * @relayHash e894a7dd0ccdb5b953e22473f0381e12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de0c9434fc1c54060ea7a4121732b498febe9f0e734eae123d171522861b1414

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateClusterExtrasTestQuery$variables = Record<PropertyKey, never>;
export type CreateClusterExtrasTestQuery$data = {
  readonly clusterOptions: {
    readonly " $fragmentSpreads": FragmentRefs<"CreateClusterForm_options">;
  };
};
export type CreateClusterExtrasTestQuery = {
  response: CreateClusterExtrasTestQuery$data;
  variables: CreateClusterExtrasTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v1 = {
  "enumValues": [
    "DEBIAN_13",
    "ROCKY_10",
    "UBUNTU_24_04"
  ],
  "nullable": false,
  "plural": false,
  "type": "OsImage"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateClusterExtrasTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ClusterOptions",
        "kind": "LinkedField",
        "name": "clusterOptions",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CreateClusterForm_options"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateClusterExtrasTestQuery",
    "selections": [
      {
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
            "concreteType": "ClusterDefaults",
            "kind": "LinkedField",
            "name": "defaults",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "instanceType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "location",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "k3sVersion",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "osImage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cni",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowedNetworks",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "privateSubnet",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "K3sVersion",
            "kind": "LinkedField",
            "name": "k3sVersions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OsImageOption",
            "kind": "LinkedField",
            "name": "osImages",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "image",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxNodePools",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "locations",
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
                "name": "networkZone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "city",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "countryCode",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "egressNetworks",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "callerNetwork",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "de0c9434fc1c54060ea7a4121732b498febe9f0e734eae123d171522861b1414",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "clusterOptions": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ClusterOptions"
        },
        "clusterOptions.callerNetwork": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "clusterOptions.defaults": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ClusterDefaults"
        },
        "clusterOptions.defaults.allowedNetworks": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "String"
        },
        "clusterOptions.defaults.cni": {
          "enumValues": [
            "CILIUM",
            "FLANNEL"
          ],
          "nullable": false,
          "plural": false,
          "type": "CniPlugin"
        },
        "clusterOptions.defaults.instanceType": (v0/*:: as any*/),
        "clusterOptions.defaults.k3sVersion": (v0/*:: as any*/),
        "clusterOptions.defaults.location": (v0/*:: as any*/),
        "clusterOptions.defaults.osImage": (v1/*:: as any*/),
        "clusterOptions.defaults.privateSubnet": (v0/*:: as any*/),
        "clusterOptions.egressNetworks": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "String"
        },
        "clusterOptions.k3sVersions": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "K3sVersion"
        },
        "clusterOptions.k3sVersions.isDefault": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "clusterOptions.k3sVersions.version": (v0/*:: as any*/),
        "clusterOptions.locations": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Location"
        },
        "clusterOptions.locations.city": (v0/*:: as any*/),
        "clusterOptions.locations.country": (v0/*:: as any*/),
        "clusterOptions.locations.countryCode": (v0/*:: as any*/),
        "clusterOptions.locations.name": (v0/*:: as any*/),
        "clusterOptions.locations.networkZone": (v0/*:: as any*/),
        "clusterOptions.maxNodePools": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "clusterOptions.osImages": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "OsImageOption"
        },
        "clusterOptions.osImages.image": (v1/*:: as any*/),
        "clusterOptions.osImages.label": (v0/*:: as any*/)
      }
    },
    "name": "CreateClusterExtrasTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "431054f767fdb3322f70c64b01ad12f9";

export default node;
