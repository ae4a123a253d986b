/**
 * @generated SignedSource<<33c2517516482c4bbf16e6f82632dd1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateClusterForm_zone$data = {
  readonly name: string;
  readonly networkZone: string;
  readonly " $fragmentType": "CreateClusterForm_zone";
};
export type CreateClusterForm_zone$key = {
  readonly " $data"?: CreateClusterForm_zone$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateClusterForm_zone">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CreateClusterForm_zone"
};

(node as any).hash = "98f5e5902eb5036fe0cb061b32691c4b";

export default node;
