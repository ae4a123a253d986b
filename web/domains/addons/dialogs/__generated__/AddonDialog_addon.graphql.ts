/**
 * @generated SignedSource<<4eb05692b8142df5f1d13575b4b7eac2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonDialog_addon$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RollbackAddonDialog_addon" | "UninstallAddonDialog_addon" | "UpgradeAddonDialog_addon">;
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

(node as any).hash = "5df6c828759d7ad071c714252dccae8c";

export default node;
