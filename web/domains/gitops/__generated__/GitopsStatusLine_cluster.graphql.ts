/**
 * @generated SignedSource<<6046157d613c07c01a17f7cee4557b0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GitopsStatus = "ACTIVE" | "CONFIGURING" | "DISABLED" | "DISABLING" | "FAILED" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GitopsStatusLine_cluster$data = {
  readonly gitops: {
    readonly branch: string | null | undefined;
    readonly isEnabled: boolean;
    readonly repository: string | null | undefined;
    readonly rev: string;
    readonly status: GitopsStatus;
  } | null | undefined;
  readonly " $fragmentType": "GitopsStatusLine_cluster";
};
export type GitopsStatusLine_cluster$key = {
  readonly " $data"?: GitopsStatusLine_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"GitopsStatusLine_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GitopsStatusLine_cluster",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rev",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "2d0618b246ccefe08d628652116c8a05";

export default node;
