/**
 * @generated SignedSource<<3a838107a95c9bd218d98bc96c9dfa91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PodState = "COMPLETED" | "CRASHING" | "ERROR" | "FAILED" | "PENDING" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PodRow_pod$data = {
  readonly createdAt: string;
  readonly message: string | null | undefined;
  readonly name: string;
  readonly namespace: string;
  readonly nodeName: string | null | undefined;
  readonly restartCount: number;
  readonly state: PodState;
  readonly usage: {
    readonly cores: number;
    readonly memoryGb: number;
  } | null | undefined;
  readonly " $fragmentType": "PodRow_pod";
};
export type PodRow_pod$key = {
  readonly " $data"?: PodRow_pod$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodRow_pod">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PodRow_pod",
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
      "name": "message",
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

(node as any).hash = "095d53ce410b5364ef79bc5062311fba";

export default node;
