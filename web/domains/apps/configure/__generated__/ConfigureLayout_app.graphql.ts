/**
 * @generated SignedSource<<c07a1f941277a0f57d8e0eb636023a7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfigureLayout_app$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AppFactsCard_app">;
  readonly " $fragmentType": "ConfigureLayout_app";
};
export type ConfigureLayout_app$key = {
  readonly " $data"?: ConfigureLayout_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfigureLayout_app">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfigureLayout_app",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppFactsCard_app"
    }
  ],
  "type": "App",
  "abstractKey": null
};

(node as any).hash = "7f1fa4c2dea2df8c82f16fae4f5db96b";

export default node;
