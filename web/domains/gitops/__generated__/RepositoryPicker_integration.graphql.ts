/**
 * @generated SignedSource<<30d461a9faf77bd60f896a1094589f59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepositoryPicker_integration$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useRepositories_integration">;
  readonly " $fragmentType": "RepositoryPicker_integration";
};
export type RepositoryPicker_integration$key = {
  readonly " $data"?: RepositoryPicker_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepositoryPicker_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RepositoryPicker_integration",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRepositories_integration"
    }
  ],
  "type": "GithubIntegration",
  "abstractKey": null
};

(node as any).hash = "34661c4e6a38457d75f73fd5bbafc145";

export default node;
