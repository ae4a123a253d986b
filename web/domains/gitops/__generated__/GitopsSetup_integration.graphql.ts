/**
 * @generated SignedSource<<a27031783a25b1abdc92ba98dfdb1a29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GitopsSetup_integration$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RepositoryPicker_integration">;
  readonly " $fragmentType": "GitopsSetup_integration";
};
export type GitopsSetup_integration$key = {
  readonly " $data"?: GitopsSetup_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"GitopsSetup_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GitopsSetup_integration",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RepositoryPicker_integration"
    }
  ],
  "type": "GithubIntegration",
  "abstractKey": null
};

(node as any).hash = "057ab512f8a027211de615465f22c930";

export default node;
