/**
 * @generated SignedSource<<e2390e3fa98fcc607eed35fc3119c043>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeploymentCounters_counts$data = {
  readonly failed: number;
  readonly inProgress: number;
  readonly running: number;
  readonly total: number;
  readonly " $fragmentType": "DeploymentCounters_counts";
};
export type DeploymentCounters_counts$key = {
  readonly " $data"?: DeploymentCounters_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentCounters_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeploymentCounters_counts",
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

(node as any).hash = "0f2c167863b7e84fe3ef6d3ab208fee6";

export default node;
