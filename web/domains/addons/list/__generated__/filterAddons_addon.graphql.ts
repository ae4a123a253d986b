/**
 * @generated SignedSource<<059b566cff8bd363b134b932641abf22>>
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

(node as any).hash = "df83f546c0ee62415134120a35e99136";

export default node;
