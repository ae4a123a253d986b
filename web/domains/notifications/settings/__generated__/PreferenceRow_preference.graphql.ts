/**
 * @generated SignedSource<<95018d52fa1097f06a8d57fa68898186>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "APP_FAILED" | "BACKUP_FAILED" | "CARD_UPDATED" | "DAILY_SUMMARY" | "INVITE_ACCEPTED" | "NEW_SIGN_IN" | "PAYMENT_FAILED" | "PAYMENT_RECEIVED" | "PLAN_ENDING" | "PLAN_UPDATED" | "RESTORE_FAILED" | "TRIAL_ENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PreferenceRow_preference$data = {
  readonly isEmailOn: boolean;
  readonly kind: NotificationKind;
  readonly " $fragmentType": "PreferenceRow_preference";
};
export type PreferenceRow_preference$key = {
  readonly " $data"?: PreferenceRow_preference$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreferenceRow_preference">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreferenceRow_preference",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailOn",
      "storageKey": null
    }
  ],
  "type": "NotificationPreference",
  "abstractKey": null
};

(node as any).hash = "3c51c4095cfa98243f1f7f45c3e5a0ac";

export default node;
