/**
 * @generated SignedSource<<3ad1d73af53e83541681ee181c7ce2e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type plannedSteps_preview$data = {
  readonly changes: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly path: string;
  }>;
  readonly " $fragmentType": "plannedSteps_preview";
};
export type plannedSteps_preview$key = {
  readonly " $data"?: plannedSteps_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"plannedSteps_preview">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "plannedSteps_preview"
};

(node as any).hash = "14c847d5a03835ca93d2ac8da6f2f44b";

export default node;
