/**
 * @generated SignedSource<<442a6740d76e673e3f130b793d7f7f8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hasWarnings_preview$data = {
  readonly warnings: ReadonlyArray<{
    readonly __typename: "Message";
  }>;
  readonly " $fragmentType": "hasWarnings_preview";
};
export type hasWarnings_preview$key = {
  readonly " $data"?: hasWarnings_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"hasWarnings_preview">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hasWarnings_preview"
};

(node as any).hash = "ee17629a5879592fc27ccc3f223ac1fa";

export default node;
