/**
 * @generated SignedSource<<04d4a34330154f7d7bbc854a815fa12c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type poolEdits_pool$data = {
  readonly id: string;
  readonly instanceCount: number;
  readonly instanceType: string;
  readonly isAutoscaling: boolean;
  readonly location: {
    readonly name: string;
  };
  readonly maxInstances: number | null | undefined;
  readonly minInstances: number | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "poolEdits_pool";
};
export type poolEdits_pool$key = {
  readonly " $data"?: poolEdits_pool$data;
  readonly " $fragmentSpreads": FragmentRefs<"poolEdits_pool">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "poolEdits_pool"
};

(node as any).hash = "77971a1e847bb3a085fd5702bf48b991";

export default node;
