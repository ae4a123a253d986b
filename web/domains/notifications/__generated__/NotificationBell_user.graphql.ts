/**
 * @generated SignedSource<<07c2a52a3e1c9939152b11acaa6abe48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationBell_user$data = {
  readonly unreadNotifications: number | null | undefined;
  readonly " $fragmentType": "NotificationBell_user";
};
export type NotificationBell_user$key = {
  readonly " $data"?: NotificationBell_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationBell_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationBell_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadNotifications",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "21f090157a1cf2dd7eff14305a42daf2";

export default node;
