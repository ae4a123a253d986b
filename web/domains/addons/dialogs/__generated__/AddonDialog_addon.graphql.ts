/**
 * @generated SignedSource<<9ada70b4dc3fe0a5e61578cd3cbae7dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonDialog_addon$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InstallChainDialog_addon" | "RollbackAddonDialog_addon" | "UninstallAddonDialog_addon" | "UpgradeAddonDialog_addon">;
  readonly " $fragmentType": "AddonDialog_addon";
};
export type AddonDialog_addon$key = {
  readonly " $data"?: AddonDialog_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonDialog_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonDialog_addon",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallChainDialog_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UpgradeAddonDialog_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RollbackAddonDialog_addon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UninstallAddonDialog_addon"
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "a269f920ba19a261e8d0592c195f369a";

export default node;
