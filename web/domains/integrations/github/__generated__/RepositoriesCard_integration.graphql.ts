/**
 * @generated SignedSource<<02b93c4ae2eaa63b090a46ffe019ba52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepositoriesCard_integration$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useRepositories_integration">;
  readonly " $fragmentType": "RepositoriesCard_integration";
};
export type RepositoriesCard_integration$key = {
  readonly " $data"?: RepositoriesCard_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepositoriesCard_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RepositoriesCard_integration",
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

(node as any).hash = "87e246ceb8829a946e577f48bfad9245";

export default node;
