/**
 * @generated SignedSource<<150ed7dd41fd046bab48aee5660330cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GitopsStatus = "ACTIVE" | "CONFIGURING" | "DISABLED" | "DISABLING" | "FAILED" | "INACTIVE" | "%future added value";
export type GitopsStep = "ADD_DEPLOY_KEY" | "INSTALL_OPERATOR" | "PREPARE_FOLDER" | "WAIT_FOR_FLUX" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GitopsProgress_gitops$data = {
  readonly message: string | null | undefined;
  readonly progress: number | null | undefined;
  readonly status: GitopsStatus;
  readonly step: GitopsStep | null | undefined;
  readonly " $fragmentType": "GitopsProgress_gitops";
};
export type GitopsProgress_gitops$key = {
  readonly " $data"?: GitopsProgress_gitops$data;
  readonly " $fragmentSpreads": FragmentRefs<"GitopsProgress_gitops">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GitopsProgress_gitops",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "step",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Gitops",
  "abstractKey": null
};

(node as any).hash = "3a49d6ec13920707c21c3d7d9f8beba8";

export default node;
