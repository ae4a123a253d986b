/**
 * @generated SignedSource<<c3df4fbe5dc053e7833f6fcdfac05aab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AppStatus = "CONFIGURING" | "FAILED" | "INSTALLED" | "INSTALLING_ADDONS" | "INSTALLING_DEPENDENCIES" | "PENDING" | "ROLLBACK" | "UNINSTALLING" | "UNINSTALL_FAILED" | "UPGRADING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type appEvent_app$data = {
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly progress: number | null | undefined;
  readonly status: AppStatus;
  readonly uuid: string;
  readonly viewerCan: {
    readonly configure: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly retry: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly rollback: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly upgrade: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentType": "appEvent_app";
};
export type appEvent_app$key = {
  readonly " $data"?: appEvent_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"appEvent_app">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "appEvent_app"
};

(node as any).hash = "6a148df07be7eb9930a6dbf69f99f337";

export default node;
