/**
 * @generated SignedSource<<53d221bd82c4e44bdcc64cdd2a51349f>>
 * @relayHash 66d4e9b8ba50cf6c516984ad43e5be20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e73ae05dd97d2d004957ec5c75bc804f35db9958403e4fdddff5a9f82f26f9c0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextStepsCardTestQuery$variables = Record<PropertyKey, never>;
export type NextStepsCardTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"NextStepsCard_cluster">;
  } | null | undefined;
};
export type NextStepsCardTestQuery = {
  response: NextStepsCardTestQuery$data;
  variables: NextStepsCardTestQuery$variables;
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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
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
    "name": "NextStepsCardTestQuery",
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
            "name": "NextStepsCard_cluster"
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
    "name": "NextStepsCardTestQuery",
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
            "name": "uuid",
            "storageKey": null
          },
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
            "concreteType": "IngressEndpoint",
            "kind": "LinkedField",
            "name": "ingressEndpoints",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DeploymentCounts",
            "kind": "LinkedField",
            "name": "deploymentCounts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "running",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inProgress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failed",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Gitops",
            "kind": "LinkedField",
            "name": "gitops",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isEnabled",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "e73ae05dd97d2d004957ec5c75bc804f35db9958403e4fdddff5a9f82f26f9c0",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.deploymentCounts": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DeploymentCounts"
        },
        "cluster.deploymentCounts.failed": (v2/*:: as any*/),
        "cluster.deploymentCounts.inProgress": (v2/*:: as any*/),
        "cluster.deploymentCounts.running": (v2/*:: as any*/),
        "cluster.deploymentCounts.total": (v2/*:: as any*/),
        "cluster.gitops": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Gitops"
        },
        "cluster.gitops.id": (v3/*:: as any*/),
        "cluster.gitops.isEnabled": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cluster.id": (v3/*:: as any*/),
        "cluster.ingressEndpoints": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "IngressEndpoint"
        },
        "cluster.ingressEndpoints.__typename": (v4/*:: as any*/),
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
        "cluster.uuid": (v4/*:: as any*/)
      }
    },
    "name": "NextStepsCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4245656bfed2791649e1335122663e90";

export default node;
