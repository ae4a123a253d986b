/**
 * @generated SignedSource<<ddfee6b45edac74d57d28a41b982a46b>>
 * @relayHash 8f2a02f836d8742929cbc98f407a6ee3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d43bc21b26980b29f74663c9f4929799e2300a77a4b42f2ceaa78203d2b032d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NodePoolsFormTestQuery$variables = Record<PropertyKey, never>;
export type NodePoolsFormTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"NodePoolsForm_cluster">;
  } | null | undefined;
  readonly clusterOptions: {
    readonly " $fragmentSpreads": FragmentRefs<"NodePoolsForm_options">;
  };
};
export type NodePoolsFormTestQuery = {
  response: NodePoolsFormTestQuery$data;
  variables: NodePoolsFormTestQuery$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "networkZone",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "instanceType",
  "storageKey": null
},
v7 = [
  (v1/*:: as any*/),
  (v3/*:: as any*/),
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Location",
    "kind": "LinkedField",
    "name": "location",
    "plural": false,
    "selections": (v4/*:: as any*/),
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
    "kind": "ScalarField",
    "name": "isRemovable",
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
    "kind": "ScalarField",
    "name": "actualCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isInSync",
    "storageKey": null
  }
],
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ActionState"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v10 = {
  "enumValues": [
    "ALREADY_DOWNLOADED",
    "ALREADY_ENABLED",
    "ALREADY_INSTALLED",
    "ARCHIVED",
    "BUSY",
    "CLUSTER_NOT_ACTIVE",
    "DOWNGRADE_UNAVAILABLE",
    "EMAIL_TAKEN",
    "EMAIL_UNVERIFIED",
    "EXPIRED",
    "FORBIDDEN",
    "GITHUB_NOT_CONNECTED",
    "GITHUB_REVOKED",
    "GITOPS_ENABLED",
    "HAS_DEPENDENTS",
    "INVALID_CREDENTIALS",
    "INVALID_TOKEN",
    "MISSING_DEPENDENCIES",
    "MISSING_PERMISSION",
    "NAME_TAKEN",
    "NOTHING_TO_UPDATE",
    "NOT_ARCHIVED",
    "NOT_ENABLED",
    "NOT_FAILED",
    "NOT_INSTALLED",
    "NOT_PROTECTED",
    "NO_PREVIOUS_VERSION",
    "OVER_LIMIT",
    "PAYMENT_REQUIRED",
    "PLAN_LIMIT",
    "PROTECTED",
    "PROVIDER",
    "READ_ONLY_KEY",
    "REQUIRED_ADDON",
    "SIGN_IN_AGAIN",
    "SUPPORT_DISABLED",
    "TOKEN_READONLY",
    "TOKEN_REQUIRED",
    "UP_TO_DATE",
    "WRONG_CODE",
    "WRONG_PASSWORD"
  ],
  "nullable": true,
  "plural": false,
  "type": "RefusalCode"
},
v11 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Location"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v15 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Location"
},
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v18 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Boolean"
},
v19 = {
  "enumValues": [
    "ACTIVE",
    "ARCHIVED",
    "CHANGED",
    "FAILED",
    "PENDING",
    "REMOVING",
    "UPDATING"
  ],
  "nullable": false,
  "plural": false,
  "type": "NodePoolStatus"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NodePoolsFormTestQuery",
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
            "name": "NodePoolsForm_cluster"
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      },
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
            "name": "NodePoolsForm_options"
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
    "name": "NodePoolsFormTestQuery",
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
            "name": "revision",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActionState",
            "kind": "LinkedField",
            "name": "editNodePools",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "masterInstanceType",
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
            "concreteType": "Location",
            "kind": "LinkedField",
            "name": "masterLocations",
            "plural": true,
            "selections": (v4/*:: as any*/),
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
              (v3/*:: as any*/),
              (v5/*:: as any*/)
            ],
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
            "concreteType": "NodePool",
            "kind": "LinkedField",
            "name": "nodePools",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NodePool",
            "kind": "LinkedField",
            "name": "removedNodePools",
            "plural": true,
            "selections": (v7/*:: as any*/),
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
            "concreteType": "ActionState",
            "kind": "LinkedField",
            "name": "syncNodePools",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      },
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
            "kind": "ScalarField",
            "name": "maxNodePools",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ClusterDefaults",
            "kind": "LinkedField",
            "name": "defaults",
            "plural": false,
            "selections": [
              (v6/*:: as any*/)
            ],
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
              (v3/*:: as any*/),
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
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7d43bc21b26980b29f74663c9f4929799e2300a77a4b42f2ceaa78203d2b032d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.editNodePools": (v8/*:: as any*/),
        "cluster.editNodePools.allowed": (v9/*:: as any*/),
        "cluster.editNodePools.code": (v10/*:: as any*/),
        "cluster.editNodePools.message": (v11/*:: as any*/),
        "cluster.id": (v12/*:: as any*/),
        "cluster.isHighAvailability": (v9/*:: as any*/),
        "cluster.location": (v13/*:: as any*/),
        "cluster.location.name": (v14/*:: as any*/),
        "cluster.location.networkZone": (v14/*:: as any*/),
        "cluster.masterInstanceType": (v14/*:: as any*/),
        "cluster.masterLocations": (v15/*:: as any*/),
        "cluster.masterLocations.name": (v14/*:: as any*/),
        "cluster.nodePools": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "NodePool"
        },
        "cluster.nodePools.actualCount": (v16/*:: as any*/),
        "cluster.nodePools.id": (v12/*:: as any*/),
        "cluster.nodePools.instanceCount": (v17/*:: as any*/),
        "cluster.nodePools.instanceType": (v14/*:: as any*/),
        "cluster.nodePools.isAutoscaling": (v9/*:: as any*/),
        "cluster.nodePools.isInSync": (v18/*:: as any*/),
        "cluster.nodePools.isRemovable": (v9/*:: as any*/),
        "cluster.nodePools.location": (v13/*:: as any*/),
        "cluster.nodePools.location.name": (v14/*:: as any*/),
        "cluster.nodePools.maxInstances": (v16/*:: as any*/),
        "cluster.nodePools.minInstances": (v16/*:: as any*/),
        "cluster.nodePools.name": (v14/*:: as any*/),
        "cluster.nodePools.status": (v19/*:: as any*/),
        "cluster.privateSubnet": (v11/*:: as any*/),
        "cluster.progressMessage": (v11/*:: as any*/),
        "cluster.removedNodePools": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "NodePool"
        },
        "cluster.removedNodePools.actualCount": (v16/*:: as any*/),
        "cluster.removedNodePools.id": (v12/*:: as any*/),
        "cluster.removedNodePools.instanceCount": (v17/*:: as any*/),
        "cluster.removedNodePools.instanceType": (v14/*:: as any*/),
        "cluster.removedNodePools.isAutoscaling": (v9/*:: as any*/),
        "cluster.removedNodePools.isInSync": (v18/*:: as any*/),
        "cluster.removedNodePools.isRemovable": (v9/*:: as any*/),
        "cluster.removedNodePools.location": (v13/*:: as any*/),
        "cluster.removedNodePools.location.name": (v14/*:: as any*/),
        "cluster.removedNodePools.maxInstances": (v16/*:: as any*/),
        "cluster.removedNodePools.minInstances": (v16/*:: as any*/),
        "cluster.removedNodePools.name": (v14/*:: as any*/),
        "cluster.removedNodePools.status": (v19/*:: as any*/),
        "cluster.revision": (v17/*:: as any*/),
        "cluster.syncNodePools": (v8/*:: as any*/),
        "cluster.syncNodePools.allowed": (v9/*:: as any*/),
        "cluster.syncNodePools.code": (v10/*:: as any*/),
        "cluster.syncNodePools.message": (v11/*:: as any*/),
        "clusterOptions": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ClusterOptions"
        },
        "clusterOptions.defaults": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ClusterDefaults"
        },
        "clusterOptions.defaults.instanceType": (v14/*:: as any*/),
        "clusterOptions.locations": (v15/*:: as any*/),
        "clusterOptions.locations.city": (v14/*:: as any*/),
        "clusterOptions.locations.country": (v14/*:: as any*/),
        "clusterOptions.locations.countryCode": (v14/*:: as any*/),
        "clusterOptions.locations.name": (v14/*:: as any*/),
        "clusterOptions.locations.networkZone": (v14/*:: as any*/),
        "clusterOptions.maxNodePools": (v17/*:: as any*/)
      }
    },
    "name": "NodePoolsFormTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf5dc31f902832930a5d71c9d8d11536";

export default node;
