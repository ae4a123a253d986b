/**
 * @generated SignedSource<<0848c45c696212b137ab920c48b205fe>>
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
  readonly instanceTypeName: string;
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

(node as any).hash = "5226d657e50908ce27ba0dcaaa972afa";

export default node;
