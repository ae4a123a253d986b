/**
 * @generated SignedSource<<cc73324eee8ce4b63ced576afb5cac0d>>
 * @relayHash 2cc2b542b652d60c027e5b2105e139da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d3847433eb9dc07b15edc00d3f541a0ebac7355e50a91c97d875ee1ea8bb739

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewCardsTestQuery$variables = Record<PropertyKey, never>;
export type OverviewCardsTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"ClusterInfoCard_cluster" | "CreationCard_cluster" | "NetworkingCard_cluster" | "NodePoolsCard_cluster">;
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
  "type": "Boolean"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Location"
},
v11 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
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
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
            "concreteType": "IngressEndpoint",
            "kind": "LinkedField",
            "name": "ingressEndpoints",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "family",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
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
    "id": "8d3847433eb9dc07b15edc00d3f541a0ebac7355e50a91c97d875ee1ea8bb739",
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
        "cluster.hasPublicIpv4": (v7/*:: as any*/),
        "cluster.hasPublicIpv6": (v7/*:: as any*/),
        "cluster.id": (v8/*:: as any*/),
        "cluster.ingressEndpoints": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "IngressEndpoint"
        },
        "cluster.ingressEndpoints.address": (v9/*:: as any*/),
        "cluster.ingressEndpoints.family": {
          "enumValues": [
            "IPV4",
            "IPV6"
          ],
          "nullable": false,
          "plural": false,
          "type": "IpFamily"
        },
        "cluster.isHighAvailability": (v7/*:: as any*/),
        "cluster.location": (v10/*:: as any*/),
        "cluster.location.city": (v9/*:: as any*/),
        "cluster.location.countryCode": (v9/*:: as any*/),
        "cluster.location.name": (v9/*:: as any*/),
        "cluster.nodePools": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "NodePool"
        },
        "cluster.nodePools.id": (v8/*:: as any*/),
        "cluster.nodePools.instanceCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "cluster.nodePools.instanceType": (v9/*:: as any*/),
        "cluster.nodePools.isAutoscaling": (v7/*:: as any*/),
        "cluster.nodePools.location": (v10/*:: as any*/),
        "cluster.nodePools.location.city": (v9/*:: as any*/),
        "cluster.nodePools.location.countryCode": (v9/*:: as any*/),
        "cluster.nodePools.maxInstances": (v11/*:: as any*/),
        "cluster.nodePools.minInstances": (v11/*:: as any*/),
        "cluster.nodePools.name": (v9/*:: as any*/),
        "cluster.privateSubnet": (v6/*:: as any*/),
        "cluster.progress": (v11/*:: as any*/),
        "cluster.progressMessage": (v6/*:: as any*/),
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
        "cluster.uuid": (v9/*:: as any*/)
      }
    },
    "name": "OverviewCardsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6043d80095c6d4ef3e10772d0e0743bc";

export default node;
