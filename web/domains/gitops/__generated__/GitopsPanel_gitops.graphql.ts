/**
 * @generated SignedSource<<8f3a43c2c0549e038cb8392ef6b51aad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GitopsStatus = "ACTIVE" | "CONFIGURING" | "DISABLED" | "DISABLING" | "FAILED" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GitopsPanel_gitops$data = {
  readonly isEnabled: boolean;
  readonly message: string | null | undefined;
  readonly rev: string;
  readonly status: GitopsStatus;
  readonly " $fragmentSpreads": FragmentRefs<"GitopsAccount_gitops" | "GitopsProgress_gitops" | "GitopsSummary_gitops" | "HowToUseGitops_gitops" | "ReconciliationCard_gitops">;
  readonly " $fragmentType": "GitopsPanel_gitops";
};
export type GitopsPanel_gitops$key = {
  readonly " $data"?: GitopsPanel_gitops$data;
  readonly " $fragmentSpreads": FragmentRefs<"GitopsPanel_gitops">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GitopsPanel_gitops",
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
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
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
      "name": "GitopsProgress_gitops"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GitopsSummary_gitops"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GitopsAccount_gitops"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HowToUseGitops_gitops"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReconciliationCard_gitops"
    }
  ],
  "type": "Gitops",
  "abstractKey": null
};

(node as any).hash = "5523dc3c86e1a2e935bf4e2f764daef0";

export default node;
