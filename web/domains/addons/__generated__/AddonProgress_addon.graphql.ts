/**
 * @generated SignedSource<<b067c62e97039bf8b1cd66e7582a2fa4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddonStatus = "FAILED" | "INSTALLED" | "INSTALLING" | "NOT_INSTALLED" | "ROLLBACK_FAILED" | "ROLLED_BACK" | "ROLLING_BACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddonProgress_addon$data = {
  readonly progress: number | null | undefined;
  readonly progressMessage: string | null | undefined;
  readonly status: AddonStatus;
  readonly " $fragmentType": "AddonProgress_addon";
};
export type AddonProgress_addon$key = {
  readonly " $data"?: AddonProgress_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonProgress_addon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddonProgress_addon",
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
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progressMessage",
      "storageKey": null
    }
  ],
  "type": "Addon",
  "abstractKey": null
};

(node as any).hash = "ae2fd23dee4b033629fd3b5fc0bbe585";

export default node;
