/**
 * @generated SignedSource<<31153e0d0af90f42019ef69ea5e1c85c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useClusterCommands_cluster$data = {
  readonly name: string;
  readonly open: {
    readonly " $fragmentSpreads": FragmentRefs<"useActionReason_state">;
  };
  readonly uuid: string;
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

(node as any).hash = "e36b613597b38762ca16c3159222b5a3";

export default node;
