/**
 * @generated SignedSource<<a7dcccef2d8a243b75d05510898c41ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContainerState = "RUNNING" | "TERMINATED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type containerFields_container$data = {
  readonly image: string;
  readonly isReady: boolean;
  readonly message: string | null | undefined;
  readonly name: string;
  readonly reason: string | null | undefined;
  readonly restartCount: number;
  readonly state: ContainerState;
  readonly " $fragmentType": "containerFields_container";
};
export type containerFields_container$key = {
  readonly " $data"?: containerFields_container$data;
  readonly " $fragmentSpreads": FragmentRefs<"containerFields_container">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "containerFields_container",
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
      "name": "image",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReady",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Container",
  "abstractKey": null
};

(node as any).hash = "76c760636dcef3e9ab961fe135ca9248";

export default node;
