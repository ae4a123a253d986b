/**
 * @generated SignedSource<<1caac4d14d6ed4b40e1e7be9b33911a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type appForm_installation$data = {
  readonly id: string;
  readonly revision: number;
  readonly settings: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "appForm_installation";
};
export type appForm_installation$key = {
  readonly " $data"?: appForm_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"appForm_installation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "appForm_installation"
};

(node as any).hash = "75ed5483903a302c06dc4ceba24d8af0";

export default node;
