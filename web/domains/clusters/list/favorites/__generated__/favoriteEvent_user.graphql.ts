/**
 * @generated SignedSource<<a5f84a024fac5339c613a5b48a05e352>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type favoriteEvent_user$data = {
  readonly favoriteClusterIds: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "favoriteEvent_user";
};
export type favoriteEvent_user$key = {
  readonly " $data"?: favoriteEvent_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"favoriteEvent_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "favoriteEvent_user"
};

(node as any).hash = "ae395a44f4e2982c8fa838bec5871875";

export default node;
