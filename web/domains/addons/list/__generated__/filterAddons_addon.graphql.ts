/**
 * @generated SignedSource<<c43ac62f89595419aca7ca05ba2ce1af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AddonCategory = "DATABASES" | "GITOPS" | "MONITORING" | "NETWORKING" | "OTHER" | "SECURITY" | "%future added value";
export type AddonStatus = "FAILED" | "INSTALLED" | "INSTALLING" | "NOT_INSTALLED" | "ROLLBACK_FAILED" | "ROLLED_BACK" | "ROLLING_BACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type filterAddons_addon$data = {
  readonly catalog: {
    readonly category: AddonCategory;
    readonly description: string;
    readonly title: string;
  };
  readonly isInstalled: boolean;
  readonly name: string;
  readonly status: AddonStatus;
  readonly " $fragmentType": "filterAddons_addon";
};
export type filterAddons_addon$key = {
  readonly " $data"?: filterAddons_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"filterAddons_addon">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "filterAddons_addon"
};

(node as any).hash = "ff5ca065e822773ae6d339989e6a0f4a";

export default node;
