/**
 * @generated SignedSource<<07d609bec81bc624fb2e4d53ed7d8f7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type versionName_catalog$data = {
  readonly versions: ReadonlyArray<{
    readonly appVersion: string | null | undefined;
    readonly version: string;
  }>;
  readonly " $fragmentType": "versionName_catalog";
};
export type versionName_catalog$key = {
  readonly " $data"?: versionName_catalog$data;
  readonly " $fragmentSpreads": FragmentRefs<"versionName_catalog">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "versionName_catalog"
};

(node as any).hash = "7d1c148b9c8719230c63cbd4bff951d4";

export default node;
