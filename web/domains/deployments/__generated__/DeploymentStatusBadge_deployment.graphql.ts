/**
 * @generated SignedSource<<11d47904101af0d358bf2603914a0882>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeploymentStatus = "DELETING" | "DEPLOYED" | "DEPLOYING" | "EXPOSING" | "FAILED" | "PENDING" | "RESTARTING" | "SCALING" | "UPDATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeploymentStatusBadge_deployment$data = {
  readonly replicas: number;
  readonly status: DeploymentStatus;
  readonly " $fragmentType": "DeploymentStatusBadge_deployment";
};
export type DeploymentStatusBadge_deployment$key = {
  readonly " $data"?: DeploymentStatusBadge_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentStatusBadge_deployment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeploymentStatusBadge_deployment",
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
      "name": "replicas",
      "storageKey": null
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};

(node as any).hash = "4f22a3fb48a8c60cf20ea5d3ba4d33ee";

export default node;
