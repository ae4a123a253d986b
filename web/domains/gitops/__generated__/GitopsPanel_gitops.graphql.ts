/**
 * @generated SignedSource<<cd72b9197477bb1ac047b43dcfc272a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClusterStatus = "ACTIVE" | "ARCHIVED" | "CREATING" | "DELETED" | "DELETING" | "FAILED" | "HEALTHY" | "INACTIVE" | "PENDING" | "UPDATING" | "%future added value";
export type GitopsStatus = "ACTIVE" | "CONFIGURING" | "DISABLED" | "DISABLING" | "FAILED" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GitopsPanel_gitops$data = {
  readonly cluster: {
    readonly status: ClusterStatus;
  };
  readonly detail: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageText_message">;
  } | null | undefined;
  readonly enabledAt: string | null | undefined;
  readonly isEnabled: boolean;
  readonly status: GitopsStatus;
  readonly " $fragmentSpreads": FragmentRefs<"GitopsAccount_gitops" | "GitopsProgress_gitops" | "GitopsSummary_gitops" | "HowToUseGitops_gitops" | "ReconciliationCard_gitops">;
  readonly " $fragmentType": "GitopsPanel_gitops";
};
export type GitopsPanel_gitops$key = {
  readonly " $data"?: GitopsPanel_gitops$data;
  readonly " $fragmentSpreads": FragmentRefs<"GitopsPanel_gitops">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GitopsPanel_gitops",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "enabledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cluster",
      "kind": "LinkedField",
      "name": "cluster",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Message",
      "kind": "LinkedField",
      "name": "detail",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "MessageText_message",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MessageParam",
              "kind": "LinkedField",
              "name": "params",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
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
})();

(node as any).hash = "f96d48dcf5477ebd480430f1cdcbd33a";

export default node;
