/**
 * @generated SignedSource<<b5f2f6a7e9cd03a4482c81f8def07338>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddonStatus = "FAILED" | "INSTALLED" | "INSTALLING" | "NOT_INSTALLED" | "ROLLBACK_FAILED" | "ROLLED_BACK" | "ROLLING_BACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddonStatusBadge_addon$data = {
  readonly status: AddonStatus;
  readonly " $fragmentType": "AddonStatusBadge_addon";
};
export type AddonStatusBadge_addon$key = {
  readonly " $data"?: AddonStatusBadge_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonStatusBadge_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonStatusBadge_addon",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "1b89e07d3bd886bb83207325f6e463ed";

export default node;
