/**
 * @generated SignedSource<<77ac253609919b0765e2903a6cc3f0b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDeploymentCommands_deployment$data = {
  readonly name: string;
  readonly namespace: string;
  readonly uuid: string;
  readonly " $fragmentType": "useDeploymentCommands_deployment";
};
export type useDeploymentCommands_deployment$key = {
  readonly " $data"?: useDeploymentCommands_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDeploymentCommands_deployment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useDeploymentCommands_deployment"
};

(node as any).hash = "2411f316c2765883782b7f111016ed7c";

export default node;
