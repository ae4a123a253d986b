/**
 * @generated SignedSource<<8de9947d55f3e0ce584c27fc1b1b983b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useClusterCommands_cluster$data = {
  readonly name: string;
  readonly uuid: string;
  readonly viewerCan: {
    readonly open: {
      readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
    };
  };
  readonly " $fragmentType": "useClusterCommands_cluster";
};
export type useClusterCommands_cluster$key = {
  readonly " $data"?: useClusterCommands_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"useClusterCommands_cluster">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useClusterCommands_cluster"
};

(node as any).hash = "be6e6be77f6dd30d716ecb8c24402391";

export default node;
