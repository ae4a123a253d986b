/**
 * @generated SignedSource<<964b1da2b892d9640ae49ca85a61beae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAppCommands_app$data = {
  readonly catalog: {
    readonly name: string;
    readonly tags: ReadonlyArray<string>;
    readonly title: string;
  };
  readonly installation: {
    readonly __typename: "InstalledApp";
  } | null | undefined;
  readonly " $fragmentType": "useAppCommands_app";
};
export type useAppCommands_app$key = {
  readonly " $data"?: useAppCommands_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAppCommands_app">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAppCommands_app"
};

(node as any).hash = "40b1bbedf81b8e8abae13a48950006ee";

export default node;
