/**
 * @generated SignedSource<<aa15dd2da59c1454b18808d5000deb5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePostgresCommands_postgres$data = {
  readonly databaseName: string;
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentType": "usePostgresCommands_postgres";
};
export type usePostgresCommands_postgres$key = {
  readonly " $data"?: usePostgresCommands_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePostgresCommands_postgres">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "usePostgresCommands_postgres"
};

(node as any).hash = "c037947112e115244d71dfdbd82863ce";

export default node;
