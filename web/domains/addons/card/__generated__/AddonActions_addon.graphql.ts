/**
 * @generated SignedSource<<0f37634247ffbcd96a138219cbef6569>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddonStatus = "FAILED" | "INSTALLED" | "INSTALLING" | "NOT_INSTALLED" | "ROLLBACK_FAILED" | "ROLLED_BACK" | "ROLLING_BACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddonActions_addon$data = {
  readonly isInstalled: boolean;
  readonly rev: string;
  readonly status: AddonStatus;
  readonly " $fragmentSpreads": FragmentRefs<"InstallAddonButton_addon" | "UninstallAddonButton_addon">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallAddonButton_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UninstallAddonButton_addon"
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

(node as any).hash = "f3761cec1d3a3b9862274cde2b04b3e4";

export default node;
