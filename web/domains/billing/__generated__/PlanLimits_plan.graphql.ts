/**
 * @generated SignedSource<<d1530d150629363b9e3b3d4e71f6dc2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanLimits_plan$data = {
  readonly maxArchivedClusters: number;
  readonly maxClusters: number;
  readonly maxNodesPerCluster: number;
  readonly maxUsers: number;
  readonly " $fragmentType": "PlanLimits_plan";
};
export type PlanLimits_plan$key = {
  readonly " $data"?: PlanLimits_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanLimits_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanLimits_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxClusters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxArchivedClusters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxUsers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxNodesPerCluster",
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "fcd2ef82b30081443fdc92ce16654717";

export default node;
