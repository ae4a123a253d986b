/**
 * @generated SignedSource<<f120710ee6c0015403ebcfbd572c66ad>>
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
    readonly detail: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
    };
    readonly latestVersion: string;
    readonly title: string;
  };
  readonly isInstalled: boolean;
  readonly name: string;
  readonly status: AddonStatus;
  readonly version: string | null | undefined;
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

(node as any).hash = "2b175856cac5f4b067be05c98b54a6ad";

export default node;
