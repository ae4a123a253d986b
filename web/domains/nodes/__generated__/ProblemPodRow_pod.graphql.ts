/**
 * @generated SignedSource<<1a1365e2ce096122c6a5d0809486d457>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PodProblem = "CRASHING" | "ERROR" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProblemPodRow_pod$data = {
  readonly createdAt: string | null | undefined;
  readonly message: string | null | undefined;
  readonly name: string;
  readonly namespace: string;
  readonly problem: PodProblem;
  readonly restartCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ProblemPodDetails_pod">;
  readonly " $fragmentType": "ProblemPodRow_pod";
};
export type ProblemPodRow_pod$key = {
  readonly " $data"?: ProblemPodRow_pod$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProblemPodRow_pod">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProblemPodRow_pod",
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
      "name": "namespace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restartCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProblemPodDetails_pod"
    }
  ],
  "type": "ProblematicPod",
  "abstractKey": null
};

(node as any).hash = "4b99aa27c82c78d446a8d1099e3b0f3d";

export default node;
