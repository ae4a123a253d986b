/**
 * @generated SignedSource<<3ff312c7dfffd79dd1af4c107fc62050>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GitopsStatus = "ACTIVE" | "CONFIGURING" | "DISABLED" | "DISABLING" | "FAILED" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GitopsFact_cluster$data = {
  readonly gitops: {
    readonly branch: string | null | undefined;
    readonly isEnabled: boolean;
    readonly repository: string | null | undefined;
    readonly status: GitopsStatus;
  } | null | undefined;
  readonly " $fragmentType": "GitopsFact_cluster";
};
export type GitopsFact_cluster$key = {
  readonly " $data"?: GitopsFact_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"GitopsFact_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GitopsFact_cluster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Gitops",
      "kind": "LinkedField",
      "name": "gitops",
      "plural": false,
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
          "name": "repository",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "branch",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "ca9ba0a079effc92cbacc90a5fb9e612";

export default node;
