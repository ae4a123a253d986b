/**
 * @generated SignedSource<<85ce7f82f855085cf9aecbdac13b75a0>>
 * @relayHash f5b6f9761aa0fc344106642339755b27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 235f1213f896d584907892d498dab5b66d06efa8eb15dfcf074813f7d4cbed74

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DangerTabTestQuery$variables = Record<PropertyKey, never>;
export type DangerTabTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"ArchiveCard_cluster" | "DeleteCard_cluster" | "ProtectionCard_cluster">;
  } | null | undefined;
};
export type DangerTabTestQuery = {
  response: DangerTabTestQuery$data;
  variables: DangerTabTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c1"
  }
],
v1 = [
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
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ActionState"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v4 = {
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
v5 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v6 = {
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
    "name": "DangerTabTestQuery",
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
            "name": "ProtectionCard_cluster"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ArchiveCard_cluster"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeleteCard_cluster"
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
    "name": "DangerTabTestQuery",
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
            "name": "isProtected",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActionState",
            "kind": "LinkedField",
            "name": "protect",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActionState",
            "kind": "LinkedField",
            "name": "unprotect",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
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
            "name": "status",
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
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActionState",
            "kind": "LinkedField",
            "name": "unarchive",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActionState",
            "kind": "LinkedField",
            "name": "delete",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "235f1213f896d584907892d498dab5b66d06efa8eb15dfcf074813f7d4cbed74",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.archive": (v2/*:: as any*/),
        "cluster.archive.allowed": (v3/*:: as any*/),
        "cluster.archive.code": (v4/*:: as any*/),
        "cluster.archive.message": (v5/*:: as any*/),
        "cluster.controlPlaneCount": (v6/*:: as any*/),
        "cluster.delete": (v2/*:: as any*/),
        "cluster.delete.allowed": (v3/*:: as any*/),
        "cluster.delete.code": (v4/*:: as any*/),
        "cluster.delete.message": (v5/*:: as any*/),
        "cluster.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "cluster.isProtected": (v3/*:: as any*/),
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
        "cluster.protect": (v2/*:: as any*/),
        "cluster.protect.allowed": (v3/*:: as any*/),
        "cluster.protect.code": (v4/*:: as any*/),
        "cluster.protect.message": (v5/*:: as any*/),
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
        "cluster.unarchive": (v2/*:: as any*/),
        "cluster.unarchive.allowed": (v3/*:: as any*/),
        "cluster.unarchive.code": (v4/*:: as any*/),
        "cluster.unarchive.message": (v5/*:: as any*/),
        "cluster.unprotect": (v2/*:: as any*/),
        "cluster.unprotect.allowed": (v3/*:: as any*/),
        "cluster.unprotect.code": (v4/*:: as any*/),
        "cluster.unprotect.message": (v5/*:: as any*/),
        "cluster.workerCount": (v6/*:: as any*/)
      }
    },
    "name": "DangerTabTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8d16d194db41b592a426f1154e63ae09";

export default node;
