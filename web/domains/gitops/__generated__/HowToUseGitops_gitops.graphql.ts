/**
 * @generated SignedSource<<61d7d98e98f4332b3902ab3145710bdf>>
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
  readonly rev: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rev",
      "storageKey": null
    }
  ],
  "type": "Gitops",
  "abstractKey": null
};

(node as any).hash = "9c43a30fff18dfc7e619e2ade7455d4e";

export default node;
