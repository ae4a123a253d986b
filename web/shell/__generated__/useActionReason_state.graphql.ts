/**
 * @generated SignedSource<<908b45d33bfaf80e08eace64dc2434ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useActionReason_state$data = {
  readonly allowed: boolean;
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  } | null | undefined;
  readonly " $fragmentType": "useActionReason_state";
};
export type useActionReason_state$key = {
  readonly " $data"?: useActionReason_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useActionReason_state"
};

(node as any).hash = "33d8ad432031e22a08fafc0d3c38c131";

export default node;
