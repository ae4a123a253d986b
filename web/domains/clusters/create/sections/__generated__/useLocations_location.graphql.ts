/**
 * @generated SignedSource<<5756a57fef3710e5c4382caf203a2af0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLocations_location$data = {
  readonly city: string;
  readonly country: string;
  readonly countryCode: string;
  readonly name: string;
  readonly networkZone: string;
  readonly " $fragmentType": "useLocations_location";
};
export type useLocations_location$key = {
  readonly " $data"?: useLocations_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLocations_location">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useLocations_location"
};

(node as any).hash = "7ae0b818b6429bbcd410d525fba54648";

export default node;
