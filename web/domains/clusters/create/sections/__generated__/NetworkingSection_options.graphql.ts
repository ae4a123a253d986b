/**
 * @generated SignedSource<<81baf45d8065c6a4a8710bd06aa91eb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NetworkingSection_options$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccessCard_options">;
  readonly " $fragmentType": "NetworkingSection_options";
};
export type NetworkingSection_options$key = {
  readonly " $data"?: NetworkingSection_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"NetworkingSection_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NetworkingSection_options",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccessCard_options"
    }
  ],
  "type": "ClusterOptions",
  "abstractKey": null
};

(node as any).hash = "b6a238ad9310a0eb200bbd50d01d17c2";

export default node;
