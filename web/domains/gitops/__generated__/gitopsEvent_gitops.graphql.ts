/**
 * @generated SignedSource<<d1e00c6a2ad5a1b644dff7397f729851>>
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
  readonly id: string;
  readonly isEnabled: boolean;
  readonly progress: number | null | undefined;
  readonly status: GitopsStatus;
  readonly step: GitopsStep | null | undefined;
  readonly viewerCan: {
    readonly disable: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
    readonly enable: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
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

(node as any).hash = "c4e22ed824b1318d003120877076f19d";

export default node;
