/**
 * @generated SignedSource<<e1534d73e8f9420ef03dbd2998bf8eba>>
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

(node as any).hash = "d17ac3176374426d6b340596bd73f6f4";

export default node;
