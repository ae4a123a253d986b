/**
 * @generated SignedSource<<e1ae3f4f711b0383a36b967fc4a93703>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HowToUseGitops_gitops$data = {
  readonly branch: string | null | undefined;
  readonly clusterPath: string | null | undefined;
  readonly repository: string | null | undefined;
  readonly repositoryUrl: string | null | undefined;
  readonly " $fragmentType": "HowToUseGitops_gitops";
};
export type HowToUseGitops_gitops$key = {
  readonly " $data"?: HowToUseGitops_gitops$data;
  readonly " $fragmentSpreads": FragmentRefs<"HowToUseGitops_gitops">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HowToUseGitops_gitops",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "repository",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "repositoryUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "branch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clusterPath",
      "storageKey": null
    }
  ],
  "type": "Gitops",
  "abstractKey": null
};

(node as any).hash = "32886360268403853eaf2f33565a3b41";

export default node;
