/**
 * @generated SignedSource<<d8721fecdb11e980ca67d73eda0341ab>>
 * @relayHash 3df8e0821d68842a2b0bc26abc978bfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3f3e21d1f6175e8220b63f0cc85e8eb134bdfbc1feb1d0e34f6a49f54efbdf3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateDeploymentFormTestQuery$variables = Record<PropertyKey, never>;
export type CreateDeploymentFormTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"CreateDeploymentForm_cluster">;
  } | null | undefined;
};
export type CreateDeploymentFormTestQuery = {
  response: CreateDeploymentFormTestQuery$data;
  variables: CreateDeploymentFormTestQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isDefault",
    "storageKey": null
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateDeploymentFormTestQuery",
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
            "name": "CreateDeploymentForm_cluster"
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
    "name": "CreateDeploymentFormTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
            "concreteType": "IngressClass",
            "kind": "LinkedField",
            "name": "ingressClasses",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StorageClass",
            "kind": "LinkedField",
            "name": "storageClasses",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "AddonConnection",
            "kind": "LinkedField",
            "name": "addons",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Addon",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isInstalled",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "addons(first:100)"
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
            "args": (v4/*:: as any*/),
            "concreteType": "DeploymentConnection",
            "kind": "LinkedField",
            "name": "deployments",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Deployment",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DeploymentExposure",
                    "kind": "LinkedField",
                    "name": "exposure",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hostname",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "deployments(first:100)"
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "d3f3e21d1f6175e8220b63f0cc85e8eb134bdfbc1feb1d0e34f6a49f54efbdf3",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.addons": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AddonConnection"
        },
        "cluster.addons.nodes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Addon"
        },
        "cluster.addons.nodes.id": (v5/*:: as any*/),
        "cluster.addons.nodes.isInstalled": (v6/*:: as any*/),
        "cluster.addons.nodes.name": (v7/*:: as any*/),
        "cluster.deployments": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DeploymentConnection"
        },
        "cluster.deployments.nodes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Deployment"
        },
        "cluster.deployments.nodes.exposure": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DeploymentExposure"
        },
        "cluster.deployments.nodes.exposure.hostname": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "cluster.deployments.nodes.id": (v5/*:: as any*/),
        "cluster.id": (v5/*:: as any*/),
        "cluster.ingressClasses": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "IngressClass"
        },
        "cluster.ingressClasses.isDefault": (v6/*:: as any*/),
        "cluster.ingressClasses.name": (v7/*:: as any*/),
        "cluster.ingressEndpoints": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "IngressEndpoint"
        },
        "cluster.ingressEndpoints.address": (v7/*:: as any*/),
        "cluster.ingressEndpoints.family": {
          "enumValues": [
            "IPV4",
            "IPV6"
          ],
          "nullable": false,
          "plural": false,
          "type": "IpFamily"
        },
        "cluster.storageClasses": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "StorageClass"
        },
        "cluster.storageClasses.isDefault": (v6/*:: as any*/),
        "cluster.storageClasses.name": (v7/*:: as any*/),
        "cluster.uuid": (v7/*:: as any*/)
      }
    },
    "name": "CreateDeploymentFormTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1b3e54aeb7bce0f7b77d13d2b79ecb28";

export default node;
