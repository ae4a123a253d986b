/**
 * @generated SignedSource<<e65133a41397ff984febc84baf1153cd>>
 * @relayHash bfc47e7805fd35cae36f02a9391c154b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccca3580220ceeffd0dcb484db4a17d3b875344b9b577ea9aedd73195787ee22

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type clusterDialogsTestQuery$variables = Record<PropertyKey, never>;
export type clusterDialogsTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"ArchiveClusterDialog_cluster" | "DeleteClusterDialog_cluster" | "ProtectClusterDialog_cluster" | "UnarchiveClusterDialog_cluster">;
  } | null | undefined;
};
export type clusterDialogsTestQuery = {
  response: clusterDialogsTestQuery$data;
  variables: clusterDialogsTestQuery$variables;
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
  "name": "allowed",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ActionState"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v6 = {
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
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "clusterDialogsTestQuery",
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
            "name": "ArchiveClusterDialog_cluster"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeleteClusterDialog_cluster"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProtectClusterDialog_cluster"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UnarchiveClusterDialog_cluster"
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
    "name": "clusterDialogsTestQuery",
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
            "name": "id",
            "storageKey": null
          },
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActionState",
            "kind": "LinkedField",
            "name": "archive",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActionState",
            "kind": "LinkedField",
            "name": "unprotect",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isProtected",
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
            "concreteType": "ActionState",
            "kind": "LinkedField",
            "name": "delete",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "ccca3580220ceeffd0dcb484db4a17d3b875344b9b577ea9aedd73195787ee22",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.archive": (v4/*:: as any*/),
        "cluster.archive.allowed": (v5/*:: as any*/),
        "cluster.archive.code": (v6/*:: as any*/),
        "cluster.controlPlaneCount": (v7/*:: as any*/),
        "cluster.delete": (v4/*:: as any*/),
        "cluster.delete.allowed": (v5/*:: as any*/),
        "cluster.delete.code": (v6/*:: as any*/),
        "cluster.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "cluster.isProtected": (v5/*:: as any*/),
        "cluster.monthlyPrice": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Money"
        },
        "cluster.monthlyPrice.amount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Float"
        },
        "cluster.name": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
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
        "cluster.unprotect": (v4/*:: as any*/),
        "cluster.unprotect.allowed": (v5/*:: as any*/),
        "cluster.unprotect.code": (v6/*:: as any*/),
        "cluster.unprotect.message": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "cluster.workerCount": (v7/*:: as any*/)
      }
    },
    "name": "clusterDialogsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9bb0c731b5af24ca5cf0d58070486895";

export default node;
