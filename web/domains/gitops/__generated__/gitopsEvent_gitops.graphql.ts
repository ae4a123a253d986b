/**
 * @generated SignedSource<<a5e9319a8a82b29f75bd8cbf0e0bd8a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GitopsStatus = "ACTIVE" | "CONFIGURING" | "DISABLED" | "DISABLING" | "FAILED" | "INACTIVE" | "%future added value";
export type GitopsStep = "ADD_DEPLOY_KEY" | "INSTALL_OPERATOR" | "PREPARE_FOLDER" | "WAIT_FOR_FLUX" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type gitopsEvent_gitops$data = {
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  } | null | undefined;
  readonly disable: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly enable: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly id: string;
  readonly isEnabled: boolean;
  readonly progress: number | null | undefined;
  readonly status: GitopsStatus;
  readonly step: GitopsStep | null | undefined;
  readonly " $fragmentType": "gitopsEvent_gitops";
};
export type gitopsEvent_gitops$key = {
  readonly " $data"?: gitopsEvent_gitops$data;
  readonly " $fragmentSpreads": FragmentRefs<"gitopsEvent_gitops">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "gitopsEvent_gitops"
};

(node as any).hash = "c49f2c5095e448127689f563c72460a6";

export default node;
