/**
 * @generated SignedSource<<a168d89545cff761059aafb779c9c7eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkloadKind = "DAEMON_SET" | "DEPLOYMENT" | "JOB" | "STATEFUL_SET" | "%future added value";
export type WorkloadState = "COMPLETED" | "FAILING" | "PROGRESSING" | "RUNNING" | "STOPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkloadsTableRow_workload$data = {
  readonly createdAt: string;
  readonly images: ReadonlyArray<string>;
  readonly kind: WorkloadKind;
  readonly message: string | null | undefined;
  readonly name: string;
  readonly namespace: string;
  readonly readyCount: number;
  readonly state: WorkloadState;
  readonly wantedCount: number;
  readonly " $fragmentType": "WorkloadsTableRow_workload";
};
export type WorkloadsTableRow_workload$key = {
  readonly " $data"?: WorkloadsTableRow_workload$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkloadsTableRow_workload">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkloadsTableRow_workload",
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
      "name": "kind",
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
      "name": "readyCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wantedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "images",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Workload",
  "abstractKey": null
};

(node as any).hash = "106dd6e1cd4501e36c4ed7b59f598410";

export default node;
