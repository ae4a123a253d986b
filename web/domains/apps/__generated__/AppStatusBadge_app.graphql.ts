/**
 * @generated SignedSource<<b5aba2dfd34e666605771c59b41a6d17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AppStatus = "CONFIGURING" | "FAILED" | "INSTALLED" | "INSTALLING_ADDONS" | "INSTALLING_DEPENDENCIES" | "PENDING" | "ROLLBACK" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AppStatusBadge_app$data = {
  readonly status: AppStatus;
  readonly " $fragmentType": "AppStatusBadge_app";
};
export type AppStatusBadge_app$key = {
  readonly " $data"?: AppStatusBadge_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppStatusBadge_app">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppStatusBadge_app",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "InstalledApp",
  "abstractKey": null
};

(node as any).hash = "2fce094823a3a939eb31f8f4b8240e4b";

export default node;
