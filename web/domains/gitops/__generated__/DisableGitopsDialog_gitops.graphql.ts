/**
 * @generated SignedSource<<a336a3dbef438e3691899040633ebbea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisableGitopsDialog_gitops$data = {
  readonly repository: string | null | undefined;
  readonly " $fragmentType": "DisableGitopsDialog_gitops";
};
export type DisableGitopsDialog_gitops$key = {
  readonly " $data"?: DisableGitopsDialog_gitops$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisableGitopsDialog_gitops">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DisableGitopsDialog_gitops",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "repository",
      "storageKey": null
    }
  ],
  "type": "Gitops",
  "abstractKey": null
};

(node as any).hash = "5543b78c9a0b9f9a28d1a118eff19abb";

export default node;
