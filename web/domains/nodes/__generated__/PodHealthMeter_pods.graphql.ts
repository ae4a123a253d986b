/**
 * @generated SignedSource<<5202a4bd5e8a0496d835c4ff7418c614>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PodHealthMeter_pods$data = {
  readonly completed: number;
  readonly crashing: number;
  readonly failed: number;
  readonly healthyPercent: number | null | undefined;
  readonly needsAttention: number;
  readonly pending: number;
  readonly running: number;
  readonly " $fragmentType": "PodHealthMeter_pods";
};
export type PodHealthMeter_pods$key = {
  readonly " $data"?: PodHealthMeter_pods$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodHealthMeter_pods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PodHealthMeter_pods",
  "selections": [
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
      "name": "completed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "crashing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsAttention",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "healthyPercent",
      "storageKey": null
    }
  ],
  "type": "PodHealth",
  "abstractKey": null
};

(node as any).hash = "5d394e775a2c44f4243c4b991762236b";

export default node;
