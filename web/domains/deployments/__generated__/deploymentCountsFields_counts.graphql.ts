/**
 * @generated SignedSource<<e00f75ee637538aa3a04d167aacabd66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type deploymentCountsFields_counts$data = {
  readonly failed: number;
  readonly inProgress: number;
  readonly running: number;
  readonly total: number;
  readonly " $fragmentType": "deploymentCountsFields_counts";
};
export type deploymentCountsFields_counts$key = {
  readonly " $data"?: deploymentCountsFields_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"deploymentCountsFields_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "deploymentCountsFields_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "running",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inProgress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    }
  ],
  "type": "DeploymentCounts",
  "abstractKey": null
};

(node as any).hash = "713716b3e79817f0a18199761bd17501";

export default node;
