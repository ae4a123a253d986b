/**
 * @generated SignedSource<<d5ea75df41b36f603768a9b0212b3d7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CniPlugin = "CILIUM" | "FLANNEL" | "%future added value";
export type OsImage = "DEBIAN_13" | "ROCKY_10" | "UBUNTU_24_04" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type createValues_defaults$data = {
  readonly allowedNetworks: ReadonlyArray<string>;
  readonly cni: CniPlugin;
  readonly instanceType: string;
  readonly k3sVersion: string;
  readonly location: string;
  readonly osImage: OsImage;
  readonly privateSubnet: string;
  readonly " $fragmentType": "createValues_defaults";
};
export type createValues_defaults$key = {
  readonly " $data"?: createValues_defaults$data;
  readonly " $fragmentSpreads": FragmentRefs<"createValues_defaults">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "createValues_defaults"
};

(node as any).hash = "771c59cbc51d27f9e024f64d55ca1c79";

export default node;
