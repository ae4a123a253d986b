/**
 * @generated SignedSource<<8307bd573ad9a4f7d533d1b83f51b2f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DisconnectGithubDialog_integration$data = {
  readonly id: string;
  readonly usedBy: ReadonlyArray<{
    readonly clusterName: string;
    readonly repository: string;
  }>;
  readonly username: string;
  readonly " $fragmentType": "DisconnectGithubDialog_integration";
};
export type DisconnectGithubDialog_integration$key = {
  readonly " $data"?: DisconnectGithubDialog_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisconnectGithubDialog_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DisconnectGithubDialog_integration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GithubUse",
      "kind": "LinkedField",
      "name": "usedBy",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clusterName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "repository",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GithubIntegration",
  "abstractKey": null
};

(node as any).hash = "20e081fae694dc9ce37930247ef96a07";

export default node;
