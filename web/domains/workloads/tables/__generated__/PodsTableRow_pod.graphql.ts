/**
 * @generated SignedSource<<d42674763182cf94181971d1ce6ea010>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PodState = "COMPLETED" | "CRASHING" | "ERROR" | "FAILED" | "PENDING" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PodsTableRow_pod$data = {
  readonly createdAt: string;
  readonly name: string;
  readonly namespace: string;
  readonly nodeName: string | null | undefined;
  readonly restartCount: number;
  readonly state: PodState;
  readonly usage: {
    readonly cores: number;
    readonly memoryGb: number;
  } | null | undefined;
  readonly " $fragmentType": "PodsTableRow_pod";
};
export type PodsTableRow_pod$key = {
  readonly " $data"?: PodsTableRow_pod$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodsTableRow_pod">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PodsTableRow_pod",
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
      "name": "state",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nodeName",
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
      "concreteType": "ComputeAmount",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cores",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memoryGb",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Pod",
  "abstractKey": null
};

(node as any).hash = "4d5936233e691fd2315718bbc9370574";

export default node;
