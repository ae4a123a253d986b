/**
 * @generated SignedSource<<717069367d87fcc89d469c8487dfdda9>>
 * @relayHash be1dadaf3445a8fe325d2943d701c4dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb3ee0258a08dd5d5185bb6eb9db9b6f67cd75aa8afc2ead5f75fe606de628c1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsFormTestQuery$variables = Record<PropertyKey, never>;
export type SettingsFormTestQuery$data = {
  readonly cluster: {
    readonly " $fragmentSpreads": FragmentRefs<"GeneralForm_cluster" | "PendingUpdate_cluster">;
  } | null | undefined;
};
export type SettingsFormTestQuery = {
  response: SettingsFormTestQuery$data;
  variables: SettingsFormTestQuery$variables;
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
  "name": "k3sVersion",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHighAvailability",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "schedulesWorkloadsOnMasters",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasEmbeddedRegistryMirror",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCniEncrypted",
  "storageKey": null
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
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
  "type": "String"
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SettingsFormTestQuery",
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
            "name": "GeneralForm_cluster"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PendingUpdate_cluster"
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
    "name": "SettingsFormTestQuery",
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
            "concreteType": "ActionState",
            "kind": "LinkedField",
            "name": "update",
            "plural": false,
            "selections": [
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
            "name": "revision",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "k3sUpgrades",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ClusterSettings",
            "kind": "LinkedField",
            "name": "wantedSettings",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notes",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PendingUpdate",
            "kind": "LinkedField",
            "name": "pendingUpdate",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PendingChange",
                "kind": "LinkedField",
                "name": "changes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "path",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "before",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "after",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
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
            "name": "progressMessage",
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
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      }
    ]
  },
  "params": {
    "id": "bb3ee0258a08dd5d5185bb6eb9db9b6f67cd75aa8afc2ead5f75fe606de628c1",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.apiAllowedNetworks": (v6/*:: as any*/),
        "cluster.hasEmbeddedRegistryMirror": (v7/*:: as any*/),
        "cluster.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "cluster.isCniEncrypted": (v7/*:: as any*/),
        "cluster.isHighAvailability": (v7/*:: as any*/),
        "cluster.k3sUpgrades": (v6/*:: as any*/),
        "cluster.k3sVersion": (v8/*:: as any*/),
        "cluster.pendingUpdate": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "PendingUpdate"
        },
        "cluster.pendingUpdate.changes": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "PendingChange"
        },
        "cluster.pendingUpdate.changes.after": (v9/*:: as any*/),
        "cluster.pendingUpdate.changes.before": (v9/*:: as any*/),
        "cluster.pendingUpdate.changes.path": (v8/*:: as any*/),
        "cluster.progressMessage": (v9/*:: as any*/),
        "cluster.revision": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "cluster.schedulesWorkloadsOnMasters": (v7/*:: as any*/),
        "cluster.sshAllowedNetworks": (v6/*:: as any*/),
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
        "cluster.update": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ActionState"
        },
        "cluster.update.allowed": (v7/*:: as any*/),
        "cluster.update.code": {
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
        "cluster.update.message": (v9/*:: as any*/),
        "cluster.wantedSettings": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ClusterSettings"
        },
        "cluster.wantedSettings.hasEmbeddedRegistryMirror": (v7/*:: as any*/),
        "cluster.wantedSettings.isCniEncrypted": (v7/*:: as any*/),
        "cluster.wantedSettings.isHighAvailability": (v7/*:: as any*/),
        "cluster.wantedSettings.k3sVersion": (v8/*:: as any*/),
        "cluster.wantedSettings.notes": (v9/*:: as any*/),
        "cluster.wantedSettings.schedulesWorkloadsOnMasters": (v7/*:: as any*/)
      }
    },
    "name": "SettingsFormTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "046efa85c53b1436cbd02bfc8f2efefc";

export default node;
