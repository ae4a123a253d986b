/**
 * @generated SignedSource<<bd3e335a51827359bc2de130d484c54e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddonStatus = "FAILED" | "INSTALLED" | "INSTALLING" | "NOT_INSTALLED" | "ROLLBACK_FAILED" | "ROLLED_BACK" | "ROLLING_BACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddonStatusBadge_addon$data = {
  readonly rev: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rev",
      "storageKey": null
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "81effaf67d6addb94a2131b852af089c";

export default node;
