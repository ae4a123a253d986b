/**
 * @generated SignedSource<<9eb508917a8616687599b7a46d4a6363>>
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
  readonly isInstalled: boolean;
  readonly name: string;
  readonly progress: number | null | undefined;
  readonly status: AddonStatus;
  readonly version: string | null | undefined;
  readonly viewerCan: {
    readonly install: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly rollback: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly uninstall: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly upgrade: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
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

(node as any).hash = "7ae965528ded44b93fac118e43c8045f";

export default node;
