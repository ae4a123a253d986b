/**
 * @generated SignedSource<<a631b08ab5eeebf24ef4cafa44d1ab93>>
 * @relayHash 365644faa2f657a85d3f148bcf204f71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57ad9b73e8044d0b5fa8b34117e6dc0d8ad56c4af8b0932d2481e6588904a248

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewCardsTestQuery$variables = Record<PropertyKey, never>;
export type OverviewCardsTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"CapacityCard_cluster" | "ClusterInfoCard_cluster" | "CreationCard_cluster" | "NetworkingCard_cluster" | "NodePoolsCard_cluster">;
  } | null | undefined;
};
export type OverviewCardsTestQuery = {
  response: OverviewCardsTestQuery$data;
  variables: OverviewCardsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c1"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countryCode",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Location"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v12 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OverviewCardsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CreationCard_cluster"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CapacityCard_cluster"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClusterInfoCard_cluster"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NetworkingCard_cluster"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NodePoolsCard_cluster"
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OverviewCardsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "progress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "progressMessage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rev",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "controlPlaneCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "workerCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ClusterResources",
            "kind": "LinkedField",
            "name": "resources",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cores",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "memoryGb",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "storageGb",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "apiEndpoint",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isHighAvailability",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPublicIpv4",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPublicIpv6",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "privateSubnet",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sshAllowedNetworks",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "apiAllowedNetworks",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NodePool",
            "kind": "LinkedField",
            "name": "nodePools",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/),
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
                "name": "instanceCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isAutoscaling",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "minInstances",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxInstances",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Location",
                "kind": "LinkedField",
                "name": "location",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "57ad9b73e8044d0b5fa8b34117e6dc0d8ad56c4af8b0932d2481e6588904a248",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.apiAllowedNetworks": (v5/*:: as any*/),
        "cluster.apiEndpoint": (v6/*:: as any*/),
        "cluster.controlPlaneCount": (v7/*:: as any*/),
        "cluster.hasPublicIpv4": (v8/*:: as any*/),
        "cluster.hasPublicIpv6": (v8/*:: as any*/),
        "cluster.id": (v9/*:: as any*/),
        "cluster.isHighAvailability": (v8/*:: as any*/),
        "cluster.location": (v10/*:: as any*/),
        "cluster.location.city": (v11/*:: as any*/),
        "cluster.location.country": (v11/*:: as any*/),
        "cluster.location.countryCode": (v11/*:: as any*/),
        "cluster.location.name": (v11/*:: as any*/),
        "cluster.nodePools": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "NodePool"
        },
        "cluster.nodePools.id": (v9/*:: as any*/),
        "cluster.nodePools.instanceCount": (v7/*:: as any*/),
        "cluster.nodePools.instanceType": (v11/*:: as any*/),
        "cluster.nodePools.isAutoscaling": (v8/*:: as any*/),
        "cluster.nodePools.location": (v10/*:: as any*/),
        "cluster.nodePools.location.city": (v11/*:: as any*/),
        "cluster.nodePools.location.countryCode": (v11/*:: as any*/),
        "cluster.nodePools.maxInstances": (v12/*:: as any*/),
        "cluster.nodePools.minInstances": (v12/*:: as any*/),
        "cluster.nodePools.name": (v11/*:: as any*/),
        "cluster.privateSubnet": (v6/*:: as any*/),
        "cluster.progress": (v12/*:: as any*/),
        "cluster.progressMessage": (v6/*:: as any*/),
        "cluster.resources": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ClusterResources"
        },
        "cluster.resources.cores": (v7/*:: as any*/),
        "cluster.resources.memoryGb": (v13/*:: as any*/),
        "cluster.resources.storageGb": (v13/*:: as any*/),
        "cluster.rev": (v11/*:: as any*/),
        "cluster.sshAllowedNetworks": (v5/*:: as any*/),
        "cluster.status": {
          "enumValues": [
            "ACTIVE",
            "ARCHIVED",
            "CREATING",
            "DELETED",
            "DELETING",
            "FAILED",
            "HEALTHY",
            "INACTIVE",
            "PENDING",
            "UPDATING"
          ],
          "nullable": false,
          "plural": false,
          "type": "ClusterStatus"
        },
        "cluster.workerCount": (v7/*:: as any*/)
      }
    },
    "name": "OverviewCardsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "21a10fc8038aa1cab96dc03325a05887";

export default node;
