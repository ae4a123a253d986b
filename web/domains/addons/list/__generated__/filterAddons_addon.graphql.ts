/**
 * @generated SignedSource<<811269e84cc28fe6572cce704abdc8fa>>
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
  readonly rev: string;
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

(node as any).hash = "fc07fda831ac0b08a22c250f6af280f2";

export default node;
