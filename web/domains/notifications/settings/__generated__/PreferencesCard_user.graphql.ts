/**
 * @generated SignedSource<<4759fd4d70e995ab43770c881f357a27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "APP_FAILED" | "BACKUP_FAILED" | "CARD_UPDATED" | "DAILY_SUMMARY" | "INVITE_ACCEPTED" | "NEW_SIGN_IN" | "PAYMENT_FAILED" | "PAYMENT_RECEIVED" | "PLAN_ENDING" | "PLAN_UPDATED" | "RESTORE_FAILED" | "TRIAL_ENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PreferencesCard_user$data = {
  readonly notificationPreferences: ReadonlyArray<{
    readonly kind: NotificationKind;
    readonly " $fragmentSpreads": FragmentRefs<"PreferenceRow_preference">;
  }> | null | undefined;
  readonly " $fragmentType": "PreferencesCard_user";
};
export type PreferencesCard_user$key = {
  readonly " $data"?: PreferencesCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreferencesCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreferencesCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationPreference",
      "kind": "LinkedField",
      "name": "notificationPreferences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PreferenceRow_preference"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b185ce85df206ef02f26993be3dd2409";

export default node;
