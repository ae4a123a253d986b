/**
 * @generated SignedSource<<bcc7e6436869879e9af118798ec03a18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefusalCode = "ALREADY_DOWNLOADED" | "ALREADY_ENABLED" | "ALREADY_INSTALLED" | "ARCHIVED" | "ARCHIVE_NOT_EMPTY" | "AUTOSCALED" | "BACKUPS_OFF" | "BUCKET_UNREACHABLE" | "BUSY" | "CHANGE_SCHEDULED" | "CLUSTER_NOT_ACTIVE" | "CONTAINER_NOT_RUNNING" | "DOWNGRADE_UNAVAILABLE" | "EMAIL_TAKEN" | "EMAIL_UNVERIFIED" | "EXPIRED" | "EXTRA_CLUSTERS_ACTIVE" | "FORBIDDEN" | "GITHUB_NOT_CONNECTED" | "GITHUB_REVOKED" | "GITOPS_ENABLED" | "HAS_DEPENDENTS" | "HOSTNAME_IN_USE" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED" | "IMAGE_NOT_FOUND" | "INTERVAL_ALREADY_SET" | "INVALID_CREDENTIALS" | "INVALID_TOKEN" | "LAST_OWNER" | "LOCKED_FIELD" | "MEMBER_LOCKED" | "MISSING_DEPENDENCIES" | "MISSING_PERMISSION" | "MISSING_SCOPE" | "NAME_TAKEN" | "NOTHING_SCHEDULED" | "NOTHING_TO_UPDATE" | "NOT_ARCHIVED" | "NOT_DEPLOYED" | "NOT_ENABLED" | "NOT_FAILED" | "NOT_INSTALLED" | "NOT_PROTECTED" | "NOT_SMALLER" | "NO_BACKUP_YET" | "NO_CUSTOMER" | "NO_INGRESS_CLASS" | "NO_PREVIOUS_VERSION" | "NO_REPLICA" | "OTHER_BROWSER" | "OVER_LIMIT" | "PASSKEYS_FULL" | "PASSKEYS_OFF" | "PASSKEY_FAILED" | "PAYMENT_REQUIRED" | "PLAN_LIMIT" | "PROTECTED" | "PROVIDER" | "REQUIRED_ADDON" | "SESSION_REQUIRED" | "SIGN_IN_AGAIN" | "SSO_REQUIRED" | "SUBSCRIPTION_GRANTED" | "SUBSCRIPTION_NONE" | "SUBSCRIPTION_UNPAID" | "SUPPORT_DISABLED" | "TERMINAL_LIMIT" | "TOKEN_READONLY" | "TOKEN_REQUIRED" | "UP_TO_DATE" | "VOLUME_SINGLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstallAddonButton_addon$data = {
  readonly name: string;
  readonly viewerCan: {
    readonly install: {
      readonly code: RefusalCode | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentType": "InstallAddonButton_addon";
};
export type InstallAddonButton_addon$key = {
  readonly " $data"?: InstallAddonButton_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallAddonButton_addon">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallAddonButton_addon",
  "selections": [
    (v0/*:: as any*/),
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
            (v1/*:: as any*/),
            {
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
                      "argumentDefinitions": []
                    }
                  ],
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Addon",
  "abstractKey": null
};
})();

(node as any).hash = "bc2036c659b1b36b8969b953e9974e33";

export default node;
