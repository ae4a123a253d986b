/**
 * @generated SignedSource<<6d5bbb786fcde59eaf028b4bd710f45a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
export type RefusalCode = "ALREADY_DOWNLOADED" | "ALREADY_ENABLED" | "ALREADY_INSTALLED" | "ARCHIVED" | "ARCHIVE_NOT_EMPTY" | "AUTOSCALED" | "BACKUPS_OFF" | "BUCKET_UNREACHABLE" | "BUSY" | "CHANGE_SCHEDULED" | "CLUSTER_NOT_ACTIVE" | "CONTAINER_NOT_RUNNING" | "DOWNGRADE_UNAVAILABLE" | "EMAIL_TAKEN" | "EMAIL_UNVERIFIED" | "EXPIRED" | "EXTRA_CLUSTERS_ACTIVE" | "FORBIDDEN" | "GITHUB_NOT_CONNECTED" | "GITHUB_REVOKED" | "GITOPS_ENABLED" | "HAS_DEPENDENTS" | "HOSTNAME_IN_USE" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED" | "IMAGE_NOT_FOUND" | "INTERVAL_ALREADY_SET" | "INVALID_CREDENTIALS" | "INVALID_TOKEN" | "LAST_OWNER" | "LOCKED_FIELD" | "MEMBER_LOCKED" | "MISSING_DEPENDENCIES" | "MISSING_PERMISSION" | "MISSING_SCOPE" | "NAME_TAKEN" | "NOTHING_SCHEDULED" | "NOTHING_TO_UPDATE" | "NOT_ARCHIVED" | "NOT_DEPLOYED" | "NOT_ENABLED" | "NOT_FAILED" | "NOT_INSTALLED" | "NOT_PROTECTED" | "NOT_SMALLER" | "NO_BACKUP_YET" | "NO_CUSTOMER" | "NO_INGRESS_CLASS" | "NO_PREVIOUS_VERSION" | "NO_REPLICA" | "OTHER_BROWSER" | "OVER_LIMIT" | "PASSKEYS_FULL" | "PASSKEYS_OFF" | "PASSKEY_FAILED" | "PAYMENT_REQUIRED" | "PLAN_LIMIT" | "PROTECTED" | "PROVIDER" | "REQUIRED_ADDON" | "SESSION_REQUIRED" | "SIGN_IN_AGAIN" | "SSO_REQUIRED" | "SUBSCRIPTION_GRANTED" | "SUBSCRIPTION_NONE" | "SUBSCRIPTION_UNPAID" | "SUPPORT_DISABLED" | "TERMINAL_LIMIT" | "TOKEN_READONLY" | "TOKEN_REQUIRED" | "UP_TO_DATE" | "VOLUME_SINGLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClusterMenu_cluster$data = {
  readonly apiEndpoint: string | null | undefined;
  readonly isProtected: boolean;
  readonly name: string;
  readonly status: ClusterStatus;
  readonly uuid: string;
  readonly viewerCan: {
    readonly archive: {
      readonly code: RefusalCode | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly delete: {
      readonly code: RefusalCode | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly protect: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly unarchive: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly unprotect: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveClusterDialog_cluster" | "DeleteClusterDialog_cluster" | "ProtectClusterDialog_cluster" | "UnarchiveClusterDialog_cluster">;
  readonly " $fragmentType": "ClusterMenu_cluster";
};
export type ClusterMenu_cluster$key = {
  readonly " $data"?: ClusterMenu_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClusterMenu_cluster">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "kind": "InlineDataFragmentSpread",
  "name": "useActionReason_state",
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
      "concreteType": "Message",
      "kind": "LinkedField",
      "name": "detail",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "MessageText_message",
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "MessageParam",
              "kind": "LinkedField",
              "name": "params",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
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
          "args": null,
          "argumentDefinitions": ([]/*:: as any*/)
        }
      ],
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = [
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClusterMenu_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "ClusterPermissions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
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
          "name": "unarchive",
          "plural": false,
          "selections": (v4/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "protect",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "unprotect",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
  "type": "Cluster",
  "abstractKey": null
};
})();

(node as any).hash = "279adb4b82157223ec8935871dbaea2b";

export default node;
