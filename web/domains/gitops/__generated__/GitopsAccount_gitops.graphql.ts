/**
 * @generated SignedSource<<fbf4c777402825fee0eee9fd5cd1586b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GitopsAccount_gitops$data = {
  readonly " $fragmentSpreads": FragmentRefs<"GitopsSetup_gitops">;
  readonly " $fragmentType": "GitopsAccount_gitops";
};
export type GitopsAccount_gitops$key = {
  readonly " $data"?: GitopsAccount_gitops$data;
  readonly " $fragmentSpreads": FragmentRefs<"GitopsAccount_gitops">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GitopsAccount_gitops",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GitopsSetup_gitops"
    }
  ],
  "type": "Gitops",
  "abstractKey": null
};

(node as any).hash = "1f25b0d62a8e74061c3a2a46f219be00";

export default node;
