/**
 * @generated SignedSource<<4e19b09385d65983fa61ae438b820b58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GitopsAccount_gitops$data = {
  readonly rev: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rev",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GitopsSetup_gitops"
    }
  ],
  "type": "Gitops",
  "abstractKey": null
};

(node as any).hash = "0fdee74c6610bb3fd66c6f7f6fa56739";

export default node;
