/**
 * @generated SignedSource<<1813b0d51e2b3b938ef7fd58478f689d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddonStatus = "FAILED" | "INSTALLED" | "INSTALLING" | "NOT_INSTALLED" | "ROLLBACK_FAILED" | "ROLLED_BACK" | "ROLLING_BACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADED" | "UPGRADING" | "%future added value";
export type RefusalCode = "ALREADY_DOWNLOADED" | "ALREADY_ENABLED" | "ALREADY_INSTALLED" | "ARCHIVED" | "ARCHIVE_NOT_EMPTY" | "AUTOSCALED" | "BACKUPS_OFF" | "BUCKET_UNREACHABLE" | "BUSY" | "CHANGE_SCHEDULED" | "CLUSTER_NOT_ACTIVE" | "CONTAINER_NOT_RUNNING" | "DOWNGRADE_UNAVAILABLE" | "EMAIL_TAKEN" | "EMAIL_UNVERIFIED" | "EXPIRED" | "EXTRA_CLUSTERS_ACTIVE" | "FORBIDDEN" | "GITHUB_NOT_CONNECTED" | "GITHUB_REVOKED" | "GITOPS_ENABLED" | "HAS_DEPENDENTS" | "HOSTNAME_IN_USE" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED" | "IMAGE_NOT_FOUND" | "INTERVAL_ALREADY_SET" | "INVALID_CREDENTIALS" | "INVALID_TOKEN" | "LAST_OWNER" | "LOCKED_FIELD" | "MEMBER_LOCKED" | "MISSING_DEPENDENCIES" | "MISSING_PERMISSION" | "MISSING_SCOPE" | "NAME_TAKEN" | "NOTHING_SCHEDULED" | "NOTHING_TO_UPDATE" | "NOT_ARCHIVED" | "NOT_DEPLOYED" | "NOT_ENABLED" | "NOT_FAILED" | "NOT_INSTALLED" | "NOT_PROTECTED" | "NOT_SMALLER" | "NO_BACKUP_YET" | "NO_CUSTOMER" | "NO_INGRESS_CLASS" | "NO_PREVIOUS_VERSION" | "NO_REPLICA" | "OTHER_BROWSER" | "OVER_LIMIT" | "PASSKEYS_FULL" | "PASSKEYS_OFF" | "PASSKEY_FAILED" | "PAYMENT_REQUIRED" | "PLAN_LIMIT" | "PROTECTED" | "PROVIDER" | "REQUIRED_ADDON" | "SESSION_REQUIRED" | "SIGN_IN_AGAIN" | "SSO_REQUIRED" | "SUBSCRIPTION_GRANTED" | "SUBSCRIPTION_NONE" | "SUBSCRIPTION_UNPAID" | "SUPPORT_DISABLED" | "TERMINAL_LIMIT" | "TOKEN_READONLY" | "TOKEN_REQUIRED" | "UP_TO_DATE" | "VOLUME_SINGLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddonActions_addon$data = {
  readonly isInstalled: boolean;
  readonly status: AddonStatus;
  readonly viewerCan: {
    readonly install: {
      readonly code: RefusalCode | null | undefined;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"AddonActionButton_addon" | "InstallAddonButton_addon">;
  readonly " $fragmentType": "AddonActions_addon";
};
export type AddonActions_addon$key = {
  readonly " $data"?: AddonActions_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonActions_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonActions_addon",
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
      "name": "isInstalled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddonPermissions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActionState",
          "kind": "LinkedField",
          "name": "install",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallAddonButton_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddonActionButton_addon"
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "bc5eaadfdf667e2eaf67e4adf250be27";

export default node;
