/**
 * @generated SignedSource<<07c5650b1dd82353e006d526bc2ae88c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddonStatus = "FAILED" | "INSTALLED" | "INSTALLING" | "NOT_INSTALLED" | "ROLLBACK_FAILED" | "ROLLED_BACK" | "ROLLING_BACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddonFailure_addon$data = {
  readonly progressMessage: string | null | undefined;
  readonly status: AddonStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AddonActionButton_addon" | "InstallAddonButton_addon">;
  readonly " $fragmentType": "AddonFailure_addon";
};
export type AddonFailure_addon$key = {
  readonly " $data"?: AddonFailure_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonFailure_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonFailure_addon",
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
      "name": "progressMessage",
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

(node as any).hash = "e31adda780d42c0b85570c1656500395";

export default node;
