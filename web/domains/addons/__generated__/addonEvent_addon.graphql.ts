/**
 * @generated SignedSource<<478d6a7c295470737c5c2bb6f86c0bfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AddonStatus = "FAILED" | "INSTALLED" | "INSTALLING" | "NOT_INSTALLED" | "ROLLBACK_FAILED" | "ROLLED_BACK" | "ROLLING_BACK" | "UNINSTALLED" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type addonEvent_addon$data = {
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  } | null | undefined;
  readonly id: string;
  readonly install: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly isInstalled: boolean;
  readonly name: string;
  readonly progress: number | null | undefined;
  readonly rollback: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly status: AddonStatus;
  readonly uninstall: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly upgrade: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly version: string | null | undefined;
  readonly " $fragmentType": "addonEvent_addon";
};
export type addonEvent_addon$key = {
  readonly " $data"?: addonEvent_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"addonEvent_addon">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "addonEvent_addon"
};

(node as any).hash = "d4f2279ebab0c3c3858cce52635d94eb";

export default node;
