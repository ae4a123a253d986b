/**
 * @generated SignedSource<<6e11c3c813c7251e8af331840bbd49aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RetryClusterDialog_cluster$data = {
  readonly id: string;
  readonly name: string;
  readonly progressMessage: string | null | undefined;
  readonly " $fragmentType": "RetryClusterDialog_cluster";
};
export type RetryClusterDialog_cluster$key = {
  readonly " $data"?: RetryClusterDialog_cluster$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetryClusterDialog_cluster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetryClusterDialog_cluster",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progressMessage",
      "storageKey": null
    }
  ],
  "type": "Cluster",
  "abstractKey": null
};

(node as any).hash = "4a93f1de50298aadd66f691594979cff";

export default node;
